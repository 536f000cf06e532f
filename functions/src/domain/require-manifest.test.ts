import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { recallManifest, requireManifest } from './manifest.ts';

/** A database of one document, which can be away. */
function database() {
  const state: { manifest: object | undefined } = { manifest: undefined };
  const document = {
    get: async () => {
      if (!state.manifest) throw new Error('away');
      return { data: () => state.manifest };
    },
  };
  const collection = { path: 'published', withConverter: () => collection, doc: () => document };
  return { db: { collection: () => collection } as unknown as Firestore, state };
}

test('an instance that has never seen what is published does not answer as if there were nothing', async () => {
  const { db, state } = database();
  await expect(requireManifest(db)).rejects.toThrow('away');
  const published = { revision: 3, items: { courses: {} } };
  state.manifest = published;
  expect(await requireManifest(db)).toEqual(published);
});

test('one that has seen it goes on with that while the database is away', async () => {
  const { db, state } = database();
  state.manifest = { revision: 3, items: {} };
  await recallManifest(db, 0);
  state.manifest = undefined;
  await recallManifest(db, 60_000);
  expect((await requireManifest(db)).revision).toBe(3);
});
