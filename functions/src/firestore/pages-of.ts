import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface QueryPage<T> {
  /** At least one. */
  readonly docs: readonly QueryDocumentSnapshot<T>[];
  readonly last: QueryDocumentSnapshot<T>;
}

/** Reads an ordered query page by page, the next page once the one before has been dealt with. */
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
