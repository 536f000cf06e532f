import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Firestore is told of the index by which payments of some states in a week are summed', () => {
  const file = new URL('../../../firestore.indexes.json', import.meta.url);
  const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as {
    indexes: {
      collectionGroup: string;
      queryScope: string;
      fields: { fieldPath: string; order: string }[];
    }[];
  };
  // The emulator needs none. What is compared with comes first, then the range, then what is summed.
  const inOrder = ['status', 'at', 'amount'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  expect(indexes).toEqual([{ collectionGroup: 'payments', queryScope: 'COLLECTION', fields: inOrder }]);
});
