import { type Order, orderStates } from '@pathshala/contract/accounts/user';
import {
  type EnrolmentCounts,
  type EnrolmentEntry,
  hasPart,
  maxCounted,
  type OrderEntry,
  type Overdue,
  type Overview,
  type OverviewWeek,
  overviewEndpoints,
  overviewWeeks,
} from '@pathshala/contract/overview/overview';
import {
  dayMs,
  isDay,
  schoolDay,
  schoolOffset,
  schoolTimeZone,
  type WeekStart,
  weekOf,
  weekStarts,
} from '@pathshala/contract/site/region';
import type { Language } from '@pathshala/contract/text/languages';
import { AggregateField, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { readTitles } from '../content/courses.ts';
import { knownSchool } from '../content/school.ts';
import { requireOneOf, wrongField } from '../core/domain-error.ts';
import { countOf, isDocumentId, type Listed, type Page, readPage } from '../core/paging.ts';
import { collections, retentionJob } from '../firestore/collections.ts';
import type { PaymentRecord } from '../firestore/people-records.ts';
import { json, listRoute, type Route, requestedLanguage } from '../http/route.ts';
import { toOrder } from '../money/ledger.ts';
import { readPeople } from '../people/people.ts';

const statusesOf: Readonly<Record<Order['status'], readonly PaymentRecord['status'][]>> = {
  paid: ['paid', 'enrolled'],
  'refund-due': ['refund-due'],
  refunded: ['refunded'],
};

export async function readOverview(db: Firestore, now: number): Promise<Overview> {
  const { weekStart, currency } = await knownSchool(db);
  const weeks = lastWeeks(now, overviewWeeks, weekStart);
  const [publishRequests, refundsDue, overdue, ...read] = await Promise.all([
    countOf(collections.publishRequests(db).orderBy('openSince')),
    countOf(collections.payments(db).where('status', '==', 'refund-due')),
    readOverdue(db),
    ...weeks.map((week) => readWeek(db, week, currency)),
  ]);
  return { timeZone: schoolTimeZone, weeks: read, publishRequests, refundsDue, ...(overdue && { overdue }) };
}

async function readOverdue(db: Firestore): Promise<Overdue | undefined> {
  const { overdue } = (await retentionJob(db).get()).data() ?? {};
  return overdue && { ...overdue, countedAt: overdue.countedAt.toDate().toISOString() };
}

async function readWeek(db: Firestore, week: Week, currency: string): Promise<OverviewWeek> {
  const [people, enrolments, openMessages, money] = await Promise.all([
    countOf(within(collections.users(db), 'createdAt', week)),
    countOf(within(collections.enrolments(db), 'enrolledAt', week)),
    countOf(within(collections.messages(db), 'openSince', week)),
    readMoney(db, week, currency),
  ]);
  const { name, first } = week;
  return { week: name, from: first, people, enrolments, ...money, openMessages };
}

/** Needs its indexes in `firestore.indexes.json`. Cash cannot be refunded here, so its state does not matter. */
async function readMoney(db: Firestore, week: Week, currency: string) {
  const all = collections.payments(db);
  const sold = within(all.where('status', 'in', statusesOf.paid), 'at', week);
  const inCash = within(all.where('cash.currency', '==', currency), 'at', week);
  const [sums, cash] = await Promise.all([
    sold.aggregate({ sales: AggregateField.count(), income: AggregateField.sum('amount') }).get(),
    inCash.aggregate({ amount: AggregateField.sum('cash.amount') }).get(),
  ]);
  const { sales, income } = sums.data();
  return {
    sales,
    income: inHundredths(income),
    cash: { amount: inHundredths(cash.data().amount), currency },
  };
}

const inHundredths = (amount: number) => Math.round(amount * 100) / 100;

function within<T>(query: Query<T>, field: string, { from, until }: Pick<Week, 'from' | 'until'>): Query<T> {
  return query.where(field, '>=', Timestamp.fromMillis(from)).where(field, '<', Timestamp.fromMillis(until));
}

export async function listEnrolments(db: Firestore, page: Page): Promise<Listed<EnrolmentEntry>> {
  const all = collections.enrolments(db);
  const { docs, more } = await readPage(all, all.orderBy('enrolledAt', 'desc'), 'enrolledAt', page);
  const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
  const named = await namesFor(db, records);
  const entries = records.map(({ _id, uid, courseId, enrolledAt, lessonsDone }) => {
    const { displayName: _name, ...names } = named(uid, courseId);
    const done = lessonsDone.length;
    return { _id, ...names, enrolledAt: enrolledAt.toDate().toISOString(), lessonsDone: done };
  });
  return { entries, more };
}

/** @throws DomainError `invalid-fields` */
function wantedOrders(db: Firestore, query: URLSearchParams): Query<PaymentRecord> {
  const [state, day] = [query.get('state'), query.get('day')];
  let found = collections.payments(db).orderBy('at', 'desc');
  if (state) found = found.where('status', 'in', statusesOf[requireOneOf('state', state, orderStates)]);
  if (!day) return found;
  if (!isDay(day)) throw wrongField('day', 'validation.dayNeeded');
  const from = Date.parse(day) - schoolOffset;
  return within(found, 'at', { from, until: from + dayMs });
}

/** Orders looked through at once for a word; people and courses have no index of words. */
const lookedThrough = 500;

async function listAllOrders(db: Firestore, page: Page, query: URLSearchParams): Promise<Listed<OrderEntry>> {
  const [all, wanted, part] = [collections.payments(db), wantedOrders(db, query), query.get('q') ?? ''];
  const entries: OrderEntry[] = [];
  let { after } = page;
  for (;;) {
    const limit = part ? lookedThrough : page.limit;
    const { docs, more } = await readPage(all, wanted, 'at', { limit, after });
    const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
    const named = await namesFor(db, records, requestedLanguage(query));
    for (const { _id, ...record } of records) {
      const { title, email, displayName } = named(record.uid, record.courseId);
      const entry = { ...toOrder(_id, record, title), uid: record.uid, email, displayName };
      if (hasPart(entry, part)) entries.push(entry);
    }
    if (entries.length > page.limit) return { entries: entries.slice(0, page.limit), more: true };
    if (!more || entries.length === page.limit) return { entries, more };
    after = docs.at(-1)?.id;
  }
}

/** Each person and course is read once, however many entries name them. */
async function namesFor(
  db: Firestore,
  records: readonly { readonly uid: string; readonly courseId: string }[],
  language?: Language,
) {
  const uids = records.map(({ uid }) => uid);
  const [people, titleOf] = await Promise.all([readPeople(db, uids), readTitles(db, records, language)]);
  return (uid: string, courseId: string) => ({
    email: people.get(uid)?.email ?? '',
    displayName: people.get(uid)?.displayName ?? '',
    courseId,
    title: titleOf(courseId),
  });
}

export function uidsOf(query: URLSearchParams): string[] {
  const uids = [...new Set((query.get('of') ?? '').split(','))];
  if (uids.length > maxCounted || !uids.every(isDocumentId)) {
    throw wrongField('of', 'request-faults.ids', { most: maxCounted });
  }
  return uids;
}

/** A count by Firestore for each person: only for the page on screen. */
async function countEnrolments(db: Firestore, uids: readonly string[]): Promise<EnrolmentCounts> {
  const own = uids.map((uid) => countOf(collections.enrolments(db).where('uid', '==', uid)));
  const counts = await Promise.all(own);
  return Object.fromEntries(uids.map((uid, at) => [uid, counts[at] ?? 0]));
}

export interface Week {
  readonly name: string;
  /** Its first day. */
  readonly first: string;
  /** Start of the week and of the next, milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

export function lastWeeks(now: number, count: number, first: WeekStart): Week[] {
  const last = weekOf(now, first);
  return Array.from({ length: count }, (_, at) => {
    const from = last - (count - 1 - at) * 7 * dayMs;
    return { name: nameOf(from, first), first: schoolDay(from), from, until: from + 7 * dayMs };
  });
}

/** By their Thursday, as ISO weeks are. @param from when it begins */
function nameOf(from: number, first: WeekStart): string {
  const thursday = from + schoolOffset + ((4 - weekStarts[first] + 7) % 7) * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${year}-W${String(number).padStart(2, '0')}`;
}

export function overviewRoutes(db: Firestore): Route[] {
  return [
    json(overviewEndpoints.overview, () => readOverview(db, Date.now())),
    json(overviewEndpoints.enrolmentCounts, ({ query }) => countEnrolments(db, uidsOf(query))),
    listRoute(overviewEndpoints.enrolmentList, (page) => listEnrolments(db, page)),
    listRoute(overviewEndpoints.orderList, (page, query) => listAllOrders(db, page, query), [
      ...(['state', 'day', 'q', 'lang'] as const),
    ]),
  ];
}
