import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Dependencies } from '../core/deadline.ts';
import { changeAll, countOf, type IsOver, pagesOf, removeAll } from '../core/paging.ts';
import {
  allKept,
  type CollectionName,
  collections,
  everyIn,
  removedBy,
  retentionJob,
} from '../firestore/collections.ts';
import { deletedPerson, type Kept, ownId, year } from '../firestore/kept.ts';
import { closeAccount } from '../people/erase.ts';
import { findAccounts } from '../people/people.ts';

/** Days without a visit until an account ends; from the warning to the end; until a warning is out of date. */
export const inactivity = { after: 3 * year, warning: 30, warningKept: 120 } as const;

export async function removeOutdated(db: Firestore, now: number, isOver: IsOver) {
  const removed: Record<string, number> = {};
  for (const { query, name } of outdated(db, now)) removed[name] = await removeAll(db, query, isOver);
  return removed;
}

export function outdated(db: Firestore, now: number): { name: CollectionName; query: Query }[] {
  return removedBy('job').map(({ name, removal: { field, days } }) => ({
    name,
    query: everyIn(db, name).where(field, '<', Timestamp.fromMillis(now - days * dayMs)),
  }));
}

export function forgetSilentParents(db: Firestore, now: number, isOver: IsOver): Promise<number> {
  const silent = collections.consents(db).where('unansweredUntil', '<', Timestamp.fromMillis(now));
  const removal = FieldValue.delete();
  const fields = { parentEmail: removal, tokenHash: removal, unansweredUntil: removal };
  return changeAll(db, silent, (batch, reference) => batch.update(reference, fields), isOver);
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
const documentsAtOnce = 1000;

async function* peopleIn(db: Firestore, name: CollectionName, since: Timestamp) {
  const { written }: Kept = allKept[name];
  if (!written) return;
  const [time, ...people] = written;
  // Days that are only compared are stored as text.
  const from = time === 'day' ? schoolDay(since.toMillis()) : since;
  const others = people.filter((path) => path !== ownId);
  const query = everyIn(db, name)
    .where(time, '>=', from)
    .orderBy(time)
    .select(time, ...others);
  for await (const { docs } of pagesOf(query, documentsAtOnce)) {
    yield docs.flatMap((one) =>
      people.flatMap((path) => (path === ownId ? one.id : ((one.get(path) as DocumentData) ?? []))),
    ) as string[];
  }
}

/** A safety net for the last two days. @throws Error for suspiciously many, deleting nothing */
export async function removeLeftovers(
  { db, auth }: Dependencies,
  now: number,
  isOver: IsOver,
): Promise<{ removed: number; skipped: number }> {
  const since = Timestamp.fromMillis(now - 2 * dayMs);
  const asked = new Set([deletedPerson]);
  const gone: string[] = [];
  let skipped = 0;
  for (const name of Object.keys(allKept) as CollectionName[]) {
    for await (const uids of peopleIn(db, name, since)) {
      if (isOver()) {
        skipped += 1;
        break;
      }
      const unknown = [...new Set(uids)].filter((uid) => !asked.has(uid));
      for (const uid of unknown) asked.add(uid);
      const wanted = unknown.map((uid) => ({ uid }));
      const there = new Set((await findAccounts(auth, wanted)).map(({ uid }) => uid));
      gone.push(...unknown.filter((uid) => !there.has(uid)));
      if (gone.length > maxInARun) throw new Error(`${gone.length} people have data and no account.`);
    }
  }
  for (const uid of gone) await closeAccount(db, { uid });
  return { removed: gone.length, skipped };
}
