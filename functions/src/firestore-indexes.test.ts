import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readIndexes } from '../test/support/needed-indexes.ts';
import { allKept } from './firestore/collections.ts';

const { fieldOverrides } = readIndexes();

test('docs/security.md has a row for each collection, with what ends it', () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const [table = ''] = page.split('## Data about people')[1]?.split('\n## ') ?? [];
  const keepers = {
    ...{ seed: '`npm run seed`', school: 'who edits the school', account: 'goes with the account' },
    ...{ firestore: 'Firestore (TTL)', job: 'the daily job' },
  };
  const rows = [...table.matchAll(/^\| `(\w+)` \|.*\| (.*) \|$/gm)].map(([, name, keeper]) => [name, keeper]);
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(allKept).map(([name, { ends }]) => [name, keepers[ends[0].by]])),
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
