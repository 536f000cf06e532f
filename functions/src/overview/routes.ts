import {
  type EnrolmentCounts,
  type EnrolmentEntry,
  maxCounted,
  type Overdue,
  type Overview,
  type OverviewWeek,
  overviewEndpoints,
  overviewWeeks,
  type SaleEntry,
} from '@pathshala/contract/overview/overview';
import {
  dayMs,
  schoolDay,
  schoolOffset,
  schoolTimeZone,
  type WeekStart,
  weekOf,
  weekStarts,
} from '@pathshala/contract/site/region';
import { AggregateField, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { readTitles } from '../content/courses.ts';
import { knownSchool } from '../content/school.ts';
import { wrongField } from '../core/domain-error.ts';
import { countOf, isDocumentId, type Listed, type Page, readPage } from '../core/paging.ts';
import { collections, retentionJob } from '../firestore/collections.ts';
import type { PaymentRecord } from '../firestore/people-records.ts';
import { json, listRoute, type Route } from '../http/route.ts';
import { toOrder } from '../money/ledger.ts';
import { readPeople } from '../people/people.ts';

const standing: readonly PaymentRecord['status'][] = ['paid', 'enrolled'];

export async function readOverview(db: Firestore, now: number): Promise<Overview> {
  const { weekStart } = await knownSchool(db);
  const weeks = lastWeeks(now, overviewWeeks, weekStart);
  const [publishRequests, refundsDue, overdue, ...read] = await Promise.all([
    countOf(collections.publishRequests(db).orderBy('openSince')),
    countOf(collections.payments(db).where('status', '==', 'refund-due')),
    readOverdue(db),
    ...weeks.map((week) => readWeek(db, week)),
  ]);
  return { timeZone: schoolTimeZone, weeks: read, publishRequests, refundsDue, ...(overdue && { overdue }) };
}

async function readOverdue(db: Firestore): Promise<Overdue | undefined> {
  const { overdue } = (await retentionJob(db).get()).data() ?? {};
  return overdue && { ...overdue, countedAt: overdue.countedAt.toDate().toISOString() };
}

async function readWeek(db: Firestore, week: Week): Promise<OverviewWeek> {
  const [people, enrolments, openMessages, money] = await Promise.all([
    countOf(within(collections.users(db), 'createdAt', week)),
    countOf(within(collections.enrolments(db), 'enrolledAt', week)),
    countOf(within(collections.messages(db), 'openSince', week)),
    readMoney(db, week),
  ]);
  const { name, first } = week;
  return { week: name, from: first, people, enrolments, ...money, openMessages };
}

/** Needs its index in `firestore.indexes.json`. */
async function readMoney(db: Firestore, week: Week): Promise<Pick<OverviewWeek, 'sales' | 'income'>> {
  const sold = within(collections.payments(db).where('status', 'in', standing), 'at', week);
  const sums = sold.aggregate({ sales: AggregateField.count(), income: AggregateField.sum('amount') });
  const { sales, income } = (await sums.get()).data();
  return { sales, income: Math.round(income * 100) / 100 };
}

function within<T>(query: Query<T>, field: string, { from, until }: Week): Query<T> {
  return query.where(field, '>=', Timestamp.fromMillis(from)).where(field, '<', Timestamp.fromMillis(until));
}

export async function listEnrolments(db: Firestore, page: Page): Promise<Listed<EnrolmentEntry>> {
  const all = collections.enrolments(db);
  const { docs, more } = await readPage(all, all.orderBy('enrolledAt', 'desc'), 'enrolledAt', page);
  const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
  const named = await namesFor(db, records);
  const entries = records.map(({ _id, uid, courseId, enrolledAt, lessonsDone }) => ({
    _id,
    ...named(uid, courseId),
    enrolledAt: enrolledAt.toDate().toISOString(),
    lessonsDone: lessonsDone.length,
  }));
  return { entries, more };
}

export async function listSales(db: Firestore, page: Page): Promise<Listed<SaleEntry>> {
  const all = collections.payments(db);
  const { docs, more } = await readPage(all, all.orderBy('at', 'desc'), 'at', page);
  const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
  const named = await namesFor(db, records);
  const entries = records.map(({ _id, ...record }) => {
    const { email, title } = named(record.uid, record.courseId);
    return { ...toOrder(_id, record, title), email };
  });
  return { entries, more };
}

/** Each person and course is read once, however many entries name them. */
async function namesFor(
  db: Firestore,
  records: readonly { readonly uid: string; readonly courseId: string }[],
) {
  const uids = records.map(({ uid }) => uid);
  const [people, titleOf] = await Promise.all([readPeople(db, uids), readTitles(db, records)]);
  return (uid: string, courseId: string) => ({
    email: people.get(uid)?.email ?? '',
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
    listRoute(overviewEndpoints.saleList, (page) => listSales(db, page)),
  ];
}
