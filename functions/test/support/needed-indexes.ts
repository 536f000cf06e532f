import { readFileSync } from 'node:fs';

type Direction = 'ASCENDING' | 'DESCENDING';
type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface Indexes {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: Scope;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: Direction }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly {
      readonly order?: Direction;
      readonly arrayConfig?: 'CONTAINS';
      readonly queryScope: Scope;
    }[];
  }[];
}

export function readIndexes(): Indexes {
  const file = new URL('../../../firestore.indexes.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Indexes;
}

export interface Asked {
  readonly collection: string;
  readonly scope: Scope;
  readonly filters: readonly (readonly [field: string, operator: string])[];
  readonly orders: readonly (readonly [field: string, direction: Direction])[];
  readonly sums: readonly string[];
}

const equalities = ['==', 'in', 'array-contains', 'array-contains-any'];
const id = '__name__';

/** The fields in the order in which an index has them: first those that are compared with one value. */
function shapeOf({ filters, orders, sums }: Asked) {
  const isEqual = ([, operator]: Asked['filters'][number]) => equalities.includes(operator);
  const equal = new Set(filters.filter(isEqual).map(([field]) => field));
  const directions = new Map<string, Direction>(orders);
  const ranges = filters.filter((one) => !isEqual(one)).map(([field]) => field);
  const first = orders.length > 0 ? [...directions.keys(), ...ranges] : ranges;
  const rest = new Set([...first, ...sums].filter((field) => !equal.has(field)));
  // Every index ends with the id, in the direction of the field before.
  const last = [...directions.values()].at(-2) ?? 'ASCENDING';
  if ((directions.get(id) ?? last) === last) rest.delete(id);
  equal.delete(id);
  return {
    equal: [...equal],
    rest: [...rest].map((field) => [field, directions.get(field) ?? 'ASCENDING'] as const),
  };
}

/** The index of several fields that a query needs: undefined for none, null if there is none. */
export function compositeOf(asked: Asked, { indexes }: Indexes) {
  const { equal, rest } = shapeOf(asked);
  const isOfOneField = rest.length === 1 && equal.length === 0 && rest[0]?.[0] !== id;
  if (rest.length === 0 || isOfOneField) return undefined;
  const fits = ({ collectionGroup, queryScope, fields }: Indexes['indexes'][number]) => {
    const begin = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
    const end = fields.slice(equal.length);
    const turns = rest.map(([, direction], at) => end[at]?.order === direction);
    return (
      collectionGroup === asked.collection &&
      queryScope === asked.scope &&
      begin.toSorted().join() === equal.toSorted().join() &&
      end.map(({ fieldPath }) => fieldPath).join() === rest.map(([field]) => field).join() &&
      new Set(turns).size === 1
    );
  };
  return indexes.find(fits) ?? null;
}

function isIndexed(
  { collection, scope, filters }: Asked,
  field: string,
  { fieldOverrides }: Indexes,
): boolean {
  const own = fieldOverrides
    .filter(({ collectionGroup, fieldPath }) => {
      return collectionGroup === collection && (field === fieldPath || field.startsWith(`${fieldPath}.`));
    })
    .toSorted((a, b) => b.fieldPath.length - a.fieldPath.length)[0];
  if (!own) return scope === 'COLLECTION';
  const isInList = filters.some(([one, operator]) => one === field && operator.startsWith('array-'));
  return own.indexes.some(
    ({ arrayConfig, queryScope }) => queryScope === scope && (arrayConfig !== undefined) === isInList,
  );
}

/** Why Firestore would refuse a query that the emulators answer; undefined if it would not. */
export function refusalOf(asked: Asked, indexes: Indexes): string | undefined {
  const composite = compositeOf(asked, indexes);
  if (composite === null) return `no index of several fields for ${JSON.stringify(asked)}`;
  if (composite) return undefined;
  const { equal, rest } = shapeOf(asked);
  const missing = [...equal, ...rest.map(([field]) => field)].filter(
    (field) => field !== id && !isIndexed(asked, field, indexes),
  );
  return missing.length > 0 ? `${missing.join(', ')} not indexed for ${JSON.stringify(asked)}` : undefined;
}
