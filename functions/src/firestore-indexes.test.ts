import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { removedBy } from './retention/retention-policies.ts';

interface Indexes {
  readonly indexes: readonly { readonly collectionGroup: string; readonly fields: readonly object[] }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
  }[];
}

/** What Firestore is told; the emulators ask for none of it. */
const file = new URL('../../firestore.indexes.json', import.meta.url);
const { indexes, fieldOverrides } = JSON.parse(readFileSync(file, 'utf8')) as Indexes;

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

test('payments of some states in a week can be summed', () => {
  // What is compared with comes first, then the range, then what is summed.
  const fields = ['status', 'at', 'amount'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  expect(indexes).toContainEqual({ collectionGroup: 'payments', queryScope: 'COLLECTION', fields });
});

test('the manifest is not indexed: a document has room for 40,000 entries of indexes alone', () => {
  expect(fieldOverrides).toContainEqual({ collectionGroup: 'published', fieldPath: 'items', indexes: [] });
});
