import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptBy } from './lives.ts';

test('Firestore is told to remove what the table leaves to it, and nothing else', () => {
  const file = new URL('../../../firestore.indexes.json', import.meta.url);
  const { fieldOverrides } = JSON.parse(readFileSync(file, 'utf8')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  const told = fieldOverrides
    .filter(({ ttl }) => ttl)
    .map((one) => `${one.collectionGroup}.${one.fieldPath}`);
  expect(told.sort()).toEqual(
    keptBy('firestore')
      .map(({ name, keeper }) => `${name}.${keeper.field}`)
      .sort(),
  );
});
