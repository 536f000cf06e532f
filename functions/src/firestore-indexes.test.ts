import { expect, test } from 'vitest';
import {
  type Asked,
  compositeOf,
  type Indexes,
  readIndexes,
  refusalOf,
} from '../test/support/needed-indexes.ts';
import { removedBy } from './retention/retention-policies.ts';

const { fieldOverrides } = readIndexes();

test('Firestore’s TTL policies are those of the table, and no others', () => {
  const told = fieldOverrides
    .filter(({ ttl }) => ttl)
    .map((one) => `${one.collectionGroup}.${one.fieldPath}`);
  expect(told.sort()).toEqual(
    removedBy('firestore')
      .map(({ name, removal }) => `${name}.${removal.field}`)
      .sort(),
  );
});

test('a document of many entries is not indexed: it has room for 40,000 entries of indexes alone', () => {
  for (const [collectionGroup, fieldPath] of [
    ['published', 'items'],
    ['manifestShards', 'items'],
    ['revokedHashes', 'hashes'],
    ['catalogue', 'courses'],
  ])
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] });
});

// What the tests in the emulators find with: each of their queries is looked at so.
const indexes: Indexes = {
  indexes: [
    {
      collectionGroup: 'payments',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
        { fieldPath: 'amount', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'payments', fieldPath: 'held', indexes: [] },
    {
      collectionGroup: 'payments',
      fieldPath: 'by',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
};
const asks = (more: Partial<Asked>): Asked => ({
  ...{ collection: 'payments', scope: 'COLLECTION', filters: [], orders: [], sums: [] },
  ...more,
});

test.each<readonly [string, Partial<Asked>]>([
  ['everything', {}],
  [
    'equalities',
    {
      filters: [
        ['uid', '=='],
        ['status', 'in'],
      ],
    },
  ],
  [
    'a range in its order',
    {
      filters: [
        ['at', '>='],
        ['at', '<'],
      ],
      orders: [['at', 'DESCENDING']],
    },
  ],
  [
    'an order, then the id',
    {
      orders: [
        ['at', 'ASCENDING'],
        ['__name__', 'ASCENDING'],
      ],
    },
  ],
  ['the ids', { filters: [['__name__', '==']] }],
  [
    'what has an index of several fields',
    {
      filters: [
        ['status', 'in'],
        ['at', '>='],
      ],
      sums: ['amount'],
    },
  ],
  ['a field of all collections that is said', { scope: 'COLLECTION_GROUP', filters: [['by', '==']] }],
])('Firestore answers %s', (_what, more) => {
  expect(refusalOf(asks(more), indexes)).toBeUndefined();
});

test.each<readonly [string, Partial<Asked>]>([
  ['an equality and an order', { filters: [['uid', '==']], orders: [['at', 'DESCENDING']] }],
  [
    'two orders',
    {
      orders: [
        ['at', 'ASCENDING'],
        ['amount', 'DESCENDING'],
      ],
    },
  ],
  [
    'directions that no index has',
    {
      filters: [['status', '==']],
      orders: [
        ['at', 'ASCENDING'],
        ['amount', 'DESCENDING'],
      ],
    },
  ],
  ['a sum besides', { filters: [['uid', '==']], sums: ['amount'] }],
  ['ids backwards', { orders: [['__name__', 'DESCENDING']] }],
  ['what is not indexed', { filters: [['held.at', '==']] }],
  ['one collection, where all are indexed', { filters: [['by', '==']] }],
  ['all collections', { scope: 'COLLECTION_GROUP', filters: [['at', '>=']] }],
  ['a list', { scope: 'COLLECTION_GROUP', filters: [['by', 'array-contains']] }],
])('Firestore refuses %s', (_what, more) => {
  expect(refusalOf(asks(more), indexes)).toBeDefined();
});

test('an index that answers a query is known', () => {
  const asked = asks({
    filters: [['status', '==']],
    orders: [
      ['at', 'DESCENDING'],
      ['amount', 'DESCENDING'],
    ],
  });
  expect(compositeOf(asked, indexes)).toBe(indexes.indexes[0]);
});
