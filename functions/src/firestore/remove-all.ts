import type { Firestore, Query } from 'firebase-admin/firestore';

const pageSize = 300;

/**
 * Removes every document that a query finds, a page at a time.
 * @returns how many there were
 */
export async function removeAll(db: Firestore, query: Query): Promise<number> {
  let removed = 0;
  for (;;) {
    const { docs } = await query.limit(pageSize).get();
    const batch = db.batch();
    for (const one of docs) batch.delete(one.ref);
    await batch.commit();
    removed += docs.length;
    if (docs.length < pageSize) return removed;
  }
}
