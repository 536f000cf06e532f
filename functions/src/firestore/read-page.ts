import type { CollectionReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Page, unknownAfter } from '../core/paging.ts';

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

interface QueryPage<T> {
  readonly docs: readonly QueryDocumentSnapshot<T>[];
  readonly last: QueryDocumentSnapshot<T>;
}

export async function* pagesOf<T>(query: Query<T>, size: number): AsyncGenerator<QueryPage<T>, void, void> {
  for (let page = query.limit(size); ; ) {
    const { docs } = await page.get();
    const last = docs.at(-1);
    if (!last) return;
    yield { docs, last };
    if (docs.length < size) return;
    page = page.startAfter(last);
  }
}

export async function countOf<T>(query: Query<T>): Promise<number> {
  return (await query.count().get()).data().count;
}

const pageSize = 300;

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
