import type { StudioKind } from '@pathshala/contract/content/fields';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { ManifestEntry } from '../firestore/studio-records.ts';
import {
  fullestShard,
  joinShards,
  maxShardBytes,
  nextManifest,
  recallItems,
  recallRevision,
  requireItems,
  requireRoom,
  shardBytes,
  shardOf,
  shardsOf,
  splitIntoShards,
} from './manifest.ts';

function database() {
  const documents: Record<string, object> = {};
  const reads: string[] = [];
  const state = { isAway: false };
  const collection = (path: string) => {
    const own = {
      path,
      withConverter: () => own,
      doc: (id: string) => ({
        get: async () => {
          reads.push(id);
          if (state.isAway) throw new Error('away');
          return { id, data: () => documents[id] };
        },
      }),
    };
    return own;
  };
  return { db: { collection } as unknown as Firestore, documents, reads, state };
}

const entry = (revision: number): ManifestEntry => ({ revision, title: 'Mangoes', at: 1 });
const mango = shardOf({ kind: 'courses', id: 'mango' });

test('an instance without a manifest does not answer as if nothing were published', async () => {
  const { db, documents, state } = database();
  state.isAway = true;
  await expect(requireItems(db, ['courses'])).rejects.toThrow('away');
  state.isAway = false;
  documents.manifest = { revision: 3, shards: { [mango]: 3 } };
  documents[mango] = { items: { mango: entry(1) } };
  expect(await requireItems(db, ['courses'])).toEqual({ courses: { mango: entry(1) } });
});

test('an instance with a manifest uses it while the database is down', async () => {
  const { db, documents, state } = database();
  documents.manifest = { revision: 3, shards: { [mango]: 3 } };
  documents[mango] = { items: { mango: entry(1) } };
  await recallItems(db);
  documents.manifest = { revision: 4, shards: { [mango]: 4 } };
  await recallRevision(db, Date.now() + 60_000);
  state.isAway = true;
  expect(await requireItems(db, ['courses'])).toEqual({ courses: { mango: entry(1) } });
  state.isAway = false;
  documents[mango] = { items: { mango: entry(2) } };
  expect(await requireItems(db, ['courses'])).toEqual({ courses: { mango: entry(2) } });
});

test('looking for what is new reads one small document, and a shard only once it changed', async () => {
  const { db, documents, reads } = database();
  documents.manifest = { revision: 3, shards: { [mango]: 2, 'books~0': 3 } };
  documents[mango] = { items: { mango: entry(1) } };
  documents['books~0'] = { items: { sums: entry(1) } };
  await Promise.all([recallItems(db), recallItems(db)]);
  expect(reads).toEqual(['manifest', mango, 'books~0']);
  documents.manifest = { revision: 4, shards: { [mango]: 2, 'books~0': 4 } };
  documents['books~0'] = { items: {} };
  await recallRevision(db, Date.now() + 60_000);
  reads.length = 0;
  // The read before had a clock that was a minute ahead, so the head counts as old.
  expect(await recallItems(db)).toEqual({ courses: { mango: entry(1) }, books: {} });
  expect(reads).toEqual(['manifest', 'books~0']);
});

const listed: ManifestEntry = { revision: 1, title: { en: 'Mangoes', bn: 'আম' }, at: 1 };
const withItems = (count: number) => ({
  items: Object.fromEntries(Array.from({ length: count }, (_, at) => [`article-${at}`, listed])),
});

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
  const items = { courses: withItems(50).items, articles: { constructor: listed } };
  const split = [...splitIntoShards(items)].map(([name, shard]) => [name, shard.items] as const);
  expect(joinShards(split)).toEqual(items);
});

test('only the shards that change are written', () => {
  const first = nextManifest(
    { revision: 0, shards: {} },
    {},
    { books: { a: listed }, notices: { n: listed } },
  );
  expect(first.head).toEqual({ revision: 1, shards: { 'books~0': 1, 'notices~0': 1 } });
  const second = nextManifest(first.head, { books: { a: listed } }, { books: {} });
  expect(second.head).toEqual({ revision: 2, shards: { 'books~0': 2, 'notices~0': 1 } });
  expect([...second.shards]).toEqual([['books~0', { items: {} }]]);
});

test('each item takes what Firestore counts of it', () => {
  const one = shardBytes(withItems(1)) - shardBytes(withItems(0));
  const texts = [`article-0`, 'revision', 'title', 'en', 'Mangoes', 'bn', 'আম', 'at'];
  const maps = 2 * 32;
  const numbers = 2 * 8;
  expect(one).toBe(texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, maps + numbers));
});

test('what fits is let through, and what does not is refused', () => {
  const each = shardBytes(withItems(2)) - shardBytes(withItems(1));
  const fitting = Math.floor((maxShardBytes * 0.9) / (each + 5));
  expect(() => requireRoom([withItems(1), withItems(fitting)])).not.toThrow();
  expect(fullestShard([withItems(1), withItems(fitting)])).toBeGreaterThan(80);
  expect(() => requireRoom([withItems(1), withItems(2 * fitting)])).toThrow(
    'reached its limit of published items',
  );
});
