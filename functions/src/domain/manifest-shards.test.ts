import type { StudioKind } from '@pathshala/contract/content/fields';
import { expect, test } from 'vitest';
import type { ManifestEntry } from '../firestore/studio-records.ts';
import { joinShards, nextManifest, shardOf, shardsOf, splitIntoShards } from './manifest-shards.ts';

const long: ManifestEntry = {
  revision: 12,
  title: { en: 'Multiplying fractions by fractions, with sharing', bn: 'ভগ্নাংশকে ভগ্নাংশ দিয়ে গুণ, ভাগাভাগি করে' },
  at: 1_700_000_000_000,
  seed: 'A'.repeat(22),
};
const entries = (count: number, idOf: (at: number) => string, entry: ManifestEntry = long) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [idOf(at), entry]));

test('the lessons of a course are in one shard, which stays the same', () => {
  const shards = new Set(
    ['one', 'two', 'three'].map((own) => shardOf({ kind: 'lessons', id: `mango~${own}` })),
  );
  expect([...shards]).toEqual(['lessons~8']);
  for (const kind of ['courses', 'lessons', 'articles', 'books'] as StudioKind[]) {
    const names = new Set(Array.from({ length: 2000 }, (_, at) => shardOf({ kind, id: `a${at}~b` })));
    expect([...names].sort()).toEqual(shardsOf(kind).sort());
  }
});

test('what is split is joined again, whatever an item is called', () => {
  const items = { courses: entries(50, (at) => `a${at}`), articles: { constructor: long } };
  const split = [...splitIntoShards(items)].map(([name, shard]) => [name, shard.items] as const);
  expect(joinShards(split)).toEqual(items);
});

test('only the shards that change are written', () => {
  const first = nextManifest({ revision: 0, shards: {} }, {}, { books: { a: long }, notices: { n: long } });
  expect(first.head).toEqual({ revision: 1, shards: { 'books~0': 1, 'notices~0': 1 } });
  const second = nextManifest(first.head, { books: { a: long } }, { books: {} });
  expect(second.head).toEqual({ revision: 2, shards: { 'books~0': 2, 'notices~0': 1 } });
  expect([...second.shards]).toEqual([['books~0', { items: {} }]]);
});
