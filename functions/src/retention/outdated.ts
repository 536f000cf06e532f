import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import type { Auth } from 'firebase-admin/auth';
import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { countOf, pagesOf, removeAll } from '../core/paging.ts';
import {
  type CollectionName,
  collections,
  type InnerCollection,
  innerCollections,
  retentionJob,
} from '../firestore/collections.ts';
import { closeAccount, youngAddressDays } from '../people/erase.ts';
import { deletedPerson } from '../people/personal-data.ts';

/** How documents end. Why they are kept, and for how long, is in docs/security.md, "Data about people". */
export type Removal =
  | { readonly by: 'seed' }
  | { readonly by: 'school' }
  | { readonly by: 'account' }
  /** Firestore itself, within a day after the time in the field. */
  | { readonly by: 'firestore'; readonly field: string }
  /** The daily job, this many days after the time in the field. */
  | { readonly by: 'job'; readonly field: string; readonly days: number };

const year = 365;
const seed: Removal = { by: 'seed' };
const school: Removal = { by: 'school' };
const account: Removal = { by: 'account' };
const ttl = (field = 'expiresAt'): Removal => ({ by: 'firestore', field });
const job = (field: string, days: number): Removal => ({ by: 'job', field, days });

/** Days without a visit until an account ends; from the warning to the end; until a warning is out of date. */
export const inactivity = { after: 3 * year, warning: 30, warningKept: 120 } as const;

/** A collection without a row does not compile. The first way is the usual one. */
export const retentionPolicies: Readonly<Record<CollectionName, readonly [Removal, Removal?]>> = {
  courses: [seed],
  lessons: [seed],
  catalogue: [seed],
  lessonOrders: [seed, school],
  drafts: [school],
  published: [school],
  manifestShards: [school],
  revisions: [school, ttl('expireAt')],
  media: [school],
  parts: [school],
  previews: [ttl()],
  publishRequests: [job('at', year)],
  audit: [ttl()],
  users: [account],
  consents: [account],
  youngAddresses: [job('at', youngAddressDays)],
  inactiveAccounts: [ttl()],
  endedAccounts: [ttl()],
  enrolments: [account],
  revocations: [school],
  revokedHashes: [school],
  quizCounts: [school],
  waitingList: [account, job('at', 2 * year)],
  classrooms: [job('changedAt', 2 * year)],
  weekLinks: [account],
  practiceLogs: [account],
  payments: [job('at', 10 * year + 3)],
  messages: [ttl()],
  practiceSessions: [ttl()],
  mail: [ttl()],
  jobs: [school],
  rateLimits: [ttl()],
  rateSalts: [ttl()],
};

type RemovalBy<By> = Extract<Removal, { readonly by: By }>;

export function removedBy<By extends Removal['by']>(
  by: By,
): { name: CollectionName; removal: RemovalBy<By> }[] {
  const isSo = (removal: Removal | undefined): removal is RemovalBy<By> => removal?.by === by;
  return Object.entries(retentionPolicies).flatMap(([name, ways]) =>
    ways.filter(isSo).map((removal) => ({ name: name as CollectionName, removal })),
  );
}

const parentsAtOnce = 100;

export type IsOver = () => boolean;

export async function removeOutdated(db: Firestore, now: number, isOver: IsOver) {
  const removed: Record<string, number> = {};
  for (const { query, name } of outdated(db, now)) removed[name] = await removeAll(db, query, isOver);
  return removed;
}

export function outdated(db: Firestore, now: number): { name: CollectionName; query: Query }[] {
  return removedBy('job').map(({ name, removal: { field, days } }) => ({
    name,
    query: collectionOf(db, name).where(field, '<', Timestamp.fromMillis(now - days * dayMs)),
  }));
}

export async function forgetSilentParents(db: Firestore, now: number, isOver: IsOver): Promise<number> {
  const silent = collections.consents(db).where('unansweredUntil', '<', Timestamp.fromMillis(now));
  const removal = FieldValue.delete();
  let forgotten = 0;
  for (;;) {
    if (isOver()) return forgotten;
    const { docs } = await silent.limit(parentsAtOnce).get();
    const batch = db.batch();
    for (const { ref } of docs)
      batch.update(ref, { parentEmail: removal, tokenHash: removal, unansweredUntil: removal });
    await batch.commit();
    forgotten += docs.length;
    if (docs.length < parentsAtOnce) return forgotten;
  }
}

/** Removal later than this is overdue: a step may fail once and run again the next day. */
const patience = 2 * dayMs;

export async function countOverdue(db: Firestore, now: number) {
  const before = now - patience;
  const accounts = (await retentionJob(db).get()).data()?.accounts?.failed ?? 0;
  const counts = await Promise.all(outdated(db, before).map(({ query }) => countOf(query)));
  const records = counts.reduce((sum, one) => sum + one, 0);
  const overdue = { accounts, records, countedAt: Timestamp.fromMillis(now) };
  await retentionJob(db).set({ overdue }, { merge: true });
  return { accounts, records };
}

const isInner = (name: CollectionName): name is InnerCollection => innerCollections.includes(name);

/** A collection by name; lessons and revisions are subcollections without personal data. */
export function collectionOf(db: Firestore, name: CollectionName): CollectionReference {
  if (isInner(name)) throw new Error(`${name} lie under other documents.`);
  return collections[name](db).withConverter(null);
}

const enrolmentsAtOnce = 300;
/** An enrolment is written a little after the time that it records. Milliseconds. */
const overlap = 3_600_000;

export async function removeServedWaits(db: Firestore, now: number, isOver: IsOver) {
  return {
    enrolments: await endWaitsOfEnrolled(db, now, isOver),
    ofGoneCourses: await removeWaitsForGone(db, isOver),
  };
}

/** Each enrolment is read once; the first run reads all. A wait has the id of its enrolment. */
async function endWaitsOfEnrolled(db: Firestore, now: number, isOver: IsOver): Promise<number> {
  const job = retentionJob(db);
  const { enrolledUntil } = (await job.get()).data() ?? {};
  const from = Math.min(enrolledUntil?.toMillis() ?? 0, now) - overlap;
  const all = collections.enrolments(db).where('enrolledAt', '>', Timestamp.fromMillis(from));
  let count = 0;
  for await (const { docs, last } of pagesOf(
    all.orderBy('enrolledAt').select('enrolledAt'),
    enrolmentsAtOnce,
  )) {
    if (isOver()) break;
    const batch = db.batch();
    for (const { id } of docs) batch.delete(collections.waitingList(db).doc(id));
    batch.set(job, { enrolledUntil: last.data().enrolledAt }, { merge: true });
    await batch.commit();
    count += docs.length;
  }
  return count;
}

/** Asks for the first wait of each course only. */
async function removeWaitsForGone(db: Firestore, isOver: IsOver): Promise<number> {
  const waits = collections.waitingList(db);
  const byCourse = waits.orderBy('courseId').select('courseId').limit(1);
  let removed = 0;
  for (let query = byCourse; !isOver(); ) {
    const courseId = (await query.get()).docs[0]?.data().courseId;
    if (courseId === undefined) break;
    const course = (await collections.courses(db).doc(courseId).get()).data();
    if (!course || course.withdrawn)
      removed += await removeAll(db, waits.where('courseId', '==', courseId), isOver);
    query = byCourse.where('courseId', '>', courseId);
  }
  return removed;
}

/** More than this are no leftovers: somebody must have restored data without its accounts. */
const maxInARun = 50;
/** Auth's maximum per call. */
const maxAtOnce = 100;
const documentsAtOnce = 1000;

interface Row {
  readonly name: CollectionName;
  readonly field: string;
  readonly people: readonly string[];
}

const rows: readonly Row[] = [
  { name: 'users', field: 'createdAt', people: [] },
  { name: 'inactiveAccounts', field: 'warnedAt', people: [] },
  { name: 'consents', field: 'statedAt', people: [] },
  { name: 'weekLinks', field: 'at', people: [] },
  { name: 'enrolments', field: 'enrolledAt', people: ['uid'] },
  { name: 'waitingList', field: 'at', people: ['uid'] },
  { name: 'practiceLogs', field: 'day', people: ['uid'] },
  { name: 'practiceSessions', field: 'at', people: ['uid'] },
  { name: 'payments', field: 'at', people: ['uid'] },
  { name: 'classrooms', field: 'changedAt', people: ['teacher', 'pupils'] },
  { name: 'drafts', field: 'at', people: ['by', 'teacher.uid'] },
  { name: 'previews', field: 'at', people: ['by'] },
  { name: 'publishRequests', field: 'at', people: ['by', 'returned.by'] },
];

async function* peopleIn(db: Firestore, { name, field, people }: Row, since: Timestamp) {
  // Days that are only compared are stored as text.
  const from = field === 'day' ? schoolDay(since.toMillis()) : since;
  const query = collectionOf(db, name)
    .where(field, '>=', from)
    .orderBy(field)
    .select(field, ...people);
  for await (const { docs } of pagesOf(query, documentsAtOnce)) {
    yield docs.flatMap((one) =>
      people.length === 0 ? [one.id] : people.flatMap((path) => (one.get(path) as DocumentData) ?? []),
    ) as string[];
  }
}

/** A safety net for the last two days. @throws Error for suspiciously many, deleting nothing */
export async function removeLeftovers(
  { db, auth }: { readonly db: Firestore; readonly auth: Pick<Auth, 'getUsers'> },
  now: number,
  isOver: IsOver,
): Promise<{ removed: number; skipped: number }> {
  const since = Timestamp.fromMillis(now - 2 * dayMs);
  const asked = new Set([deletedPerson]);
  const gone: string[] = [];
  let skipped = 0;
  for (const row of rows) {
    for await (const uids of peopleIn(db, row, since)) {
      if (isOver()) {
        skipped += 1;
        break;
      }
      const unknown = [...new Set(uids)].filter((uid) => !asked.has(uid));
      for (const uid of unknown) asked.add(uid);
      gone.push(...(await goneAmong(auth, unknown)));
      if (gone.length > maxInARun) throw new Error(`${gone.length} people have data and no account.`);
    }
  }
  for (const uid of gone) await closeAccount(db, { uid });
  return { removed: gone.length, skipped };
}

async function goneAmong(auth: Pick<Auth, 'getUsers'>, uids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (let at = 0; at < uids.length; at += maxAtOnce) {
    const page = uids.slice(at, at + maxAtOnce);
    const { users } = await auth.getUsers(page.map((uid) => ({ uid })));
    const there = new Set(users.map(({ uid }) => uid));
    gone.push(...page.filter((uid) => !there.has(uid)));
  }
  return gone;
}
