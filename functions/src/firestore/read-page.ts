import type { CollectionReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Page, unknownAfter } from '../core/paging.ts';

/**
 * A page of a collection.
 * @param query orders it, and may narrow it
 * @param field that it is ordered by; who has none is not in the list
 * @returns the documents, and whether more follow
 * @throws DomainError `invalid-fields` when `after` names none of the list
 */
export async function readPage<T>(
  collection: CollectionReference<T>,
  query: Query<T>,
  field: string,
  { limit, after }: Page,
): Promise<{ readonly docs: readonly QueryDocumentSnapshot<T>[]; readonly more: boolean }> {
  let asked = query.limit(limit + 1);
  if (after !== undefined) {
    const last = await collection.doc(after).get();
    if (last.get(field) === undefined) throw unknownAfter();
    asked = asked.startAfter(last);
  }
  const { docs } = await asked.get();
  return { docs: docs.slice(0, limit), more: docs.length > limit };
}
