import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import {
  type CollectionName,
  collections,
  type InnerCollection,
  innerCollections,
} from '../firestore/collections.ts';

const isInner = (name: CollectionName): name is InnerCollection => innerCollections.includes(name);

const pageSize = 300;

/** A collection of the table by its name; lessons and revisions lie under other documents and are the school's own. */
export function collectionOf(db: Firestore, name: CollectionName): CollectionReference {
  if (isInner(name)) throw new Error(`${name} lie under other documents.`);
  return collections[name](db).withConverter(null);
}

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
