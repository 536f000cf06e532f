import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import {
  type CollectionName,
  collections,
  type InnerCollection,
  innerCollections,
} from '../firestore/collections.ts';

const isInner = (name: CollectionName): name is InnerCollection => innerCollections.includes(name);

/** A collection of the table by its name; lessons and revisions lie under other documents and are the school's own. */
export function collectionOf(db: Firestore, name: CollectionName): CollectionReference {
  if (isInner(name)) throw new Error(`${name} lie under other documents.`);
  return collections[name](db).withConverter(null);
}
