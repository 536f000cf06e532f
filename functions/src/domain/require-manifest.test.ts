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

test('an instance without a manifest does not answer as if nothing were published', async () => {
  const { db, state } = database();
  await expect(requireManifest(db)).rejects.toThrow('away');
  const published = { revision: 3, items: { courses: {} } };
  state.manifest = published;
  expect(await requireManifest(db)).toEqual(published);
});

test('an instance with a manifest uses it while the database is down', async () => {
  const { db, state } = database();
  state.manifest = { revision: 3, items: {} };
  await recallManifest(db, 0);
  state.manifest = undefined;
  await recallManifest(db, 60_000);
  expect((await requireManifest(db)).revision).toBe(3);
});
