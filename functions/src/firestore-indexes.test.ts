import { expect, test } from 'vitest';
import { readIndexes } from '../test/support/needed-indexes.ts';
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
    ['manifestShards', 'items'],
    ['revokedHashes', 'hashes'],
    ['catalogue', 'courses'],
  ])
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] });
});
