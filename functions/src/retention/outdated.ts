import {
  type CollectionReference,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { dayMs } from '../core/utc-day.ts';
import { retentionJob } from '../domain/retention-job.ts';
import {
  type CollectionName,
  collections,
  type InnerCollection,
  innerCollections,
} from '../firestore/collections.ts';
import { countOf } from '../firestore/read-page.ts';
import { removeAll } from '../firestore/remove-all.ts';
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

/** What comes later than this is overdue: a step may fail and come again the next day. */
const patience = 2 * dayMs;

/**
 * Counts accounts that failed and documents that should have been removed by now, and keeps the numbers for the admins' overview.
 * @param now milliseconds since 1970
 */
export async function countOverdue(
  db: Firestore,
  now: number,
): Promise<{ accounts: number; records: number }> {
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
