import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { ManifestEntry } from '../firestore/studio-records.ts';
import { recallItems, recallRevision, requireItems } from './manifest.ts';
import { shardOf } from './manifest-shards.ts';

/** A database of some documents, which can be away. */
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
  // The clock of the read before is a minute ahead, so that the head counts as old.
  expect(await recallItems(db)).toEqual({ courses: { mango: entry(1) }, books: {} });
  expect(reads).toEqual(['manifest', 'books~0']);
});
