import type { Firestore, Query } from 'firebase-admin/firestore';

const pageSize = 300;

/**
 * Deletes all documents of a query, in batches.
 * @param isOver whether to stop before the next batch
 * @returns how many
 */
export async function removeAll(
  db: Firestore,
  query: Query,
  isOver: () => boolean = () => false,
): Promise<number> {
  let removed = 0;
  for (;;) {
    if (isOver()) return removed;
    const { docs } = await query.limit(pageSize).get();
    const batch = db.batch();
    for (const one of docs) batch.delete(one.ref);
    await batch.commit();
    removed += docs.length;
    if (docs.length < pageSize) return removed;
  }
}
