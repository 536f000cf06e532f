import { collections } from '@pathshala/functions/firestore/collections';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { plainFields, type TypedFields, typedFields } from './values.ts';

/** A document as a line of a backup. */
export interface KeptDocument {
  /** Below the database, such as `courses/c1/lessons/first`. */
  readonly path: string;
  readonly fields: TypedFields;
}

const pageSize = 300;

type AnyCollection = (db: Firestore, parent: string) => { readonly id: string };

/**
 * The ids of all collections: those that the database has at its top, and those that the API keeps, wherever they lie.
 */
export async function collectionIds(db: Firestore): Promise<string[]> {
  const top = (await db.listCollections()).map(({ id }) => id);
  const kept = Object.values<AnyCollection>(collections).map((open) => open(db, 'any').id);
  return [...new Set([...top, ...kept])].sort();
}

/** Every document of the database, a page at a time. One whose parent is missing is among them. */
export async function* allDocuments(db: Firestore): AsyncGenerator<KeptDocument> {
  for (const id of await collectionIds(db)) yield* documentsOf(db.collectionGroup(id));
}

async function* documentsOf(group: Query): AsyncGenerator<KeptDocument> {
  const ordered = group.orderBy(FieldPath.documentId()).limit(pageSize);
  let next: Query | undefined = ordered;
  while (next) {
    const { docs } = await next.get();
    for (const one of docs) yield { path: one.ref.path, fields: typedFields(one.data()) };
    const last = docs.at(-1);
    next = last && docs.length === pageSize ? ordered.startAfter(last.ref) : undefined;
  }
}

/** Whether the database holds any document of the school. */
export async function isEmpty(db: Firestore): Promise<boolean> {
  for (const id of await collectionIds(db)) {
    if (!(await db.collectionGroup(id).limit(1).get()).empty) return false;
  }
  return true;
}

/**
 * Writes documents as they were; one that is there already is replaced whole.
 * @throws Error when one of them cannot be written after several tries
 */
export async function writeDocuments(db: Firestore, documents: readonly KeptDocument[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = documents.map(({ path, fields }) => writer.set(db.doc(path), plainFields(db, fields)));
  const written = Promise.all(writes);
  await Promise.all([written, writer.close()]);
}
