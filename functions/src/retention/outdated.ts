import {
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { enrolmentOf } from '../domain/enrolments.ts';
import { collections } from '../firestore/collections.ts';
import type { WaitingPlaceRecord } from '../firestore/learning-records.ts';
import { removeAll } from '../firestore/remove-all.ts';
import { collectionOf } from './collection-of.ts';
import { removedBy } from './retention-policies.ts';

export const day = 86_400_000;
const pageSize = 100;
/** Longest wait, days. */
const longestWait = 2 * 365;

/**
 * Deletes expired documents.
 * @param now milliseconds since 1970
 * @returns counts by collection
 */
export async function removeOutdated(db: Firestore, now: number): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { name, removal } of removedBy('job')) {
    const before = Timestamp.fromMillis(now - removal.days * day);
    removed[name] = await removeAll(db, collectionOf(db, name).where(removal.field, '<', before));
  }
  return removed;
}

/**
 * Deletes waiting list entries whose course is owned or gone, and old ones.
 * @returns how many
 */
export async function removeServedWaits(db: Firestore, now: number): Promise<number> {
  const ordered: Query<WaitingPlaceRecord> = collections.waitingList(db).orderBy('__name__').limit(pageSize);
  let removed = 0;
  for (let query = ordered; ; ) {
    const { docs } = await query.get();
    removed += await removeServedOf(db, docs, now);
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return removed;
    query = ordered.startAfter(last);
  }
}

type Wait = QueryDocumentSnapshot<WaitingPlaceRecord>;

async function removeServedOf(db: Firestore, waits: readonly Wait[], now: number): Promise<number> {
  if (waits.length === 0) return 0;
  const records = waits.map((one) => one.data());
  const [courses, enrolments] = await Promise.all([
    db.getAll(...records.map(({ courseId }) => collections.courses(db).doc(courseId))),
    db.getAll(...records.map(({ uid, courseId }) => enrolmentOf(db, uid, courseId))),
  ]);
  const served = waits.filter((_one, index) => {
    const isOld = (records[index]?.at.toMillis() ?? now) < now - longestWait * day;
    const course = courses[index]?.data();
    return isOld || !course || course.withdrawn || enrolments[index]?.exists;
  });
  const batch = db.batch();
  for (const one of served) batch.delete(one.ref);
  await batch.commit();
  return served.length;
}

/**
 * Removes the addresses of parents who did not answer; the child may enter one again.
 * @returns how many
 */
export async function forgetSilentParents(db: Firestore, now: number): Promise<number> {
  const silent = collections.consents(db).where('unansweredUntil', '<', Timestamp.fromMillis(now));
  const removal = FieldValue.delete();
  let forgotten = 0;
  for (;;) {
    const { docs } = await silent.limit(pageSize).get();
    const batch = db.batch();
    for (const { ref } of docs)
      batch.update(ref, { parentEmail: removal, tokenHash: removal, unansweredUntil: removal });
    await batch.commit();
    forgotten += docs.length;
    if (docs.length < pageSize) return forgotten;
  }
}

/** Payments for deleted accounts, to be refunded by the owner. */
export async function countRefundsDue(db: Firestore): Promise<number> {
  const due = collections.payments(db).where('status', '==', 'refund-due');
  return (await due.count().get()).data().count;
}
