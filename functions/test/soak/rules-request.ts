import type { Attempt } from './rules-model.ts';

interface FirestoreRequest {
  /** Under the address of all documents. */
  readonly path: string;
  readonly method: string;
  readonly body?: unknown;
}

/** A value as Firestore's own API takes it. */
function typed(value: unknown): unknown {
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  return { stringValue: String(value) };
}

/** The call of Firestore's own API by which a client would try it. */
export function requestFor({ operation, collection, id, principal, fields }: Attempt): FirestoreRequest {
  const path = `/${collection}/${id}`;
  const parts = collection.split('/');
  const parent = parts.slice(0, -1).map((part) => `/${part}`);
  const document = {
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typed(value)])),
  };
  const query = (from: object, where: object = {}) => ({
    path: `${parent.join('')}:runQuery`,
    method: 'POST',
    body: { structuredQuery: { from: [{ collectionId: parts.at(-1), ...from }], ...where } },
  });
  const own = { field: { fieldPath: 'uid' }, op: 'EQUAL', value: typed(principal.uid ?? 'x') };
  const ways = {
    get: () => ({ path, method: 'GET' }),
    list: () => query({}),
    listOwn: () => query({}, { where: { fieldFilter: own } }),
    listGroup: () => ({ ...query({ allDescendants: true }), path: ':runQuery' }),
    create: () => ({ path: `/${collection}`, method: 'POST', body: document }),
    update: () => ({ path, method: 'PATCH', body: document }),
    delete: () => ({ path, method: 'DELETE' }),
  };
  return ways[operation]();
}
