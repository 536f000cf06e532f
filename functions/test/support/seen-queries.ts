import { appendFileSync } from 'node:fs';
import {
  AggregateField,
  CollectionReference,
  FieldPath,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { afterAll, expect } from 'vitest';
import { type Asked, compositeOf, readIndexes, refusalOf } from './needed-indexes.ts';

/**
 * Runs before each file of tests in the emulators, and notes by what the code asks Firestore: the emulators answer every
 * query, Firestore those alone that have an index.
 */

type Method = (this: object, ...parameters: unknown[]) => unknown;

/** Files share a process, in which the library is loaded, and changed, once. */
const state = globalThis as { seenQueries?: Set<string> };

const nameOf = (field: unknown) =>
  field instanceof FieldPath ? String(field).replaceAll('`', '') : String(field);
const summed = new WeakMap<object, string>();
const known = new WeakMap<object, Asked>();

function askedBy(query: object): Asked | undefined {
  const isWhole = query instanceof CollectionReference;
  const none = { filters: [], orders: [], sums: [] };
  return known.get(query) ?? (isWhole ? { collection: query.id, scope: 'COLLECTION', ...none } : undefined);
}

/** @param then what is known after a call by what was before it */
function watch(
  prototype: object,
  name: string,
  then: (made: object, self: object, given: unknown[]) => void,
) {
  const original = Reflect.get(prototype, name) as Method;
  Reflect.set(prototype, name, function (this: object, ...given: unknown[]) {
    const made = original.apply(this, given);
    then(made as object, this, given);
    return made;
  });
}

type Change = (before: Asked, given: readonly unknown[]) => Partial<Asked>;
const same: Change = () => ({});
const makers: Readonly<Record<string, Change>> = {
  where: ({ filters }, [field, operator]) => {
    if (operator === undefined) throw new Error('What a Filter asks by is not noted: use where(field, …).');
    return { filters: [...filters, [nameOf(field), String(operator)]] };
  },
  orderBy: ({ orders }, [field, direction]) => {
    return { orders: [...orders, [nameOf(field), direction === 'desc' ? 'DESCENDING' : 'ASCENDING']] };
  },
  ...{ select: same, limit: same, limitToLast: same, offset: same, withConverter: same },
  ...{ startAt: same, startAfter: same, endAt: same, endBefore: same },
};

function see(query: object, sums: readonly string[] = []): void {
  const asked = askedBy(query);
  if (asked) state.seenQueries?.add(JSON.stringify({ ...asked, sums }));
}

function watchAll(): void {
  for (const [name, change] of Object.entries(makers)) {
    watch(Query.prototype, name, (made, self, given) => {
      const before = askedBy(self);
      if (before) known.set(made, { ...before, ...change(before, given) });
    });
  }
  watch(Firestore.prototype, 'collectionGroup', (made, _self, [collection]) => {
    const none = { filters: [], orders: [], sums: [] };
    known.set(made, { collection: String(collection), scope: 'COLLECTION_GROUP', ...none });
  });
  for (const sum of ['sum', 'average'])
    watch(AggregateField, sum, (made, _self, [field]) => summed.set(made, nameOf(field)));
  for (const name of ['get', 'stream', 'onSnapshot', 'count'])
    watch(Query.prototype, name, (_made, self) => see(self));
  watch(Query.prototype, 'aggregate', (_made, self, [spec]) => {
    see(
      self,
      Object.values(spec as object).flatMap((one: object) => summed.get(one) ?? []),
    );
  });
  watch(Transaction.prototype, 'get', (_made, _self, [what]) => see(what as object));
}

if (!state.seenQueries) {
  state.seenQueries = new Set();
  watchAll();
}
state.seenQueries.clear();

afterAll(() => {
  const indexes = readIndexes();
  const all = [...(state.seenQueries ?? [])].map((text) => JSON.parse(text) as Asked);
  const usedFile = process.env.PATHSHALA_USED_INDEXES;
  const used = new Set(all.flatMap((asked) => compositeOf(asked, indexes) ?? []));
  if (usedFile) for (const one of used) appendFileSync(usedFile, `${JSON.stringify(one)}\n`);
  expect(all.flatMap((asked) => refusalOf(asked, indexes) ?? [])).toEqual([]);
});
