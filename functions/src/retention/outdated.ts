import { FieldValue, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { dayMs } from '../core/utc-day.ts';
import { type CollectionName, collections } from '../firestore/collections.ts';
import { removeAll } from '../firestore/remove-all.ts';
import { collectionOf } from './collection-of.ts';
import { removedBy } from './retention-policies.ts';

const pageSize = 100;

/** Whether a step has used up its time; tomorrow goes on. */
export type IsOver = () => boolean;

/**
 * Deletes expired documents.
 * @param now milliseconds since 1970
 * @returns counts by collection
 */
export async function removeOutdated(
  db: Firestore,
  now: number,
  isOver: IsOver,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { query, name } of outdated(db, now)) removed[name] = await removeAll(db, query, isOver);
  return removed;
}

/** A query for the expired documents of each collection. */
export function outdated(db: Firestore, now: number): { name: CollectionName; query: Query }[] {
  return removedBy('job').map(({ name, removal: { field, days } }) => ({
    name,
    query: collectionOf(db, name).where(field, '<', Timestamp.fromMillis(now - days * dayMs)),
  }));
}

/**
 * Removes the addresses of parents who did not answer; the child may enter one again.
 * @returns how many
 */
export async function forgetSilentParents(db: Firestore, now: number, isOver: IsOver): Promise<number> {
  const silent = collections.consents(db).where('unansweredUntil', '<', Timestamp.fromMillis(now));
  const removal = FieldValue.delete();
  let forgotten = 0;
  for (;;) {
    if (isOver()) return forgotten;
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
