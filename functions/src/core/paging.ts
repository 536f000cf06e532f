import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  WriteBatch,
} from 'firebase-admin/firestore';
import { type DomainError, wrongField } from './domain-error.ts';

export interface Page {
  readonly limit: number;
  readonly after: string | undefined;
}

export interface Listed<Entry> {
  readonly entries: readonly Entry[];
  readonly more: boolean;
}

const documentId = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,200}$/s;

/** Whether a text can be a document id. Check every id from outside: Firestore throws on others. */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}

export function unknownAfter(): DomainError {
  return wrongField('after', 'request-faults.noSuchEntry');
}

const defaultLimit = 100;
const maximumLimit = 1000;

/** Reads `?limit=` (1–1000, default 100) and `?after=<_id>`. @throws DomainError `invalid-fields` */
export function pageOf(query: URLSearchParams): Page {
  const text = query.get('limit') ?? String(defaultLimit);
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > maximumLimit) {
    throw wrongField('limit', 'request-faults.limit', { most: maximumLimit });
  }
  const after = query.get('after') ?? undefined;
  if (after !== undefined && !isDocumentId(after)) throw unknownAfter();
  return { limit, after };
}

export async function readPage<T>(
  collection: CollectionReference<T>,
  query: Query<T>,
  field: string,
  { limit, after }: Page,
): Promise<{ readonly docs: readonly QueryDocumentSnapshot<T>[]; readonly more: boolean }> {
  let limited = query.limit(limit + 1);
  if (after !== undefined) {
    const last = await collection.doc(after).get();
    if (last.get(field) === undefined) throw unknownAfter();
    limited = limited.startAfter(last);
  }
  const { docs } = await limited.get();
  return { docs: docs.slice(0, limit), more: docs.length > limit };
}

export async function* pagesOf<T>(query: Query<T>, size: number) {
  for (let page = query.limit(size); ; ) {
    const { docs } = await page.get();
    const last = docs.at(-1);
    if (!last) return;
    yield { docs, last };
    if (docs.length < size) return;
    page = page.startAfter(last);
  }
}

/** By one call, in the order of the ids; undefined where there is none. */
export async function readFields<T, Name extends keyof T & string>(
  db: Firestore,
  collection: CollectionReference<T>,
  ids: readonly string[],
  fieldMask: readonly Name[],
): Promise<(Pick<T, Name> | undefined)[]> {
  if (ids.length === 0) return [];
  const references = ids.map((id) => db.doc(collection.doc(id).path));
  const found = await db.getAll(...references, { fieldMask: [...fieldMask] });
  return found.map((one) => one.data() as Pick<T, Name> | undefined);
}

export function inParts<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

export async function countOf<T>(query: Query<T>): Promise<number> {
  return (await query.count().get()).data().count;
}

const pageSize = 300;

/** Whether the time of a long piece of work has passed. */
export type IsOver = () => boolean;

/** @param change must take a document out of the query @returns how many were changed */
export async function changeAll(
  db: Firestore,
  query: Query,
  change: (batch: WriteBatch, reference: DocumentReference) => void,
  isOver: IsOver = () => false,
): Promise<number> {
  let changed = 0;
  for (;;) {
    if (isOver()) return changed;
    const { docs } = await query.limit(pageSize).get();
    const batch = db.batch();
    for (const { ref } of docs) change(batch, ref);
    await batch.commit();
    changed += docs.length;
    if (docs.length < pageSize) return changed;
  }
}

export function removeAll(db: Firestore, query: Query, isOver?: IsOver): Promise<number> {
  return changeAll(db, query, (batch, reference) => batch.delete(reference), isOver);
}
