import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import {
  type CollectionName,
  collections,
  type InnerCollection,
  innerCollections,
} from '../firestore/collections.ts';

const isInner = (name: CollectionName): name is InnerCollection => innerCollections.includes(name);

/** A collection by name; lessons and revisions are subcollections without personal data. */
export function collectionOf(db: Firestore, name: CollectionName): CollectionReference {
  if (isInner(name)) throw new Error(`${name} lie under other documents.`);
  return collections[name](db).withConverter(null);
}
