import type { Firestore } from 'firebase-admin/firestore';
import { manifestDocument } from '../../src/domain/manifest.ts';
import { nextManifest } from '../../src/domain/manifest-shards.ts';
import { collections } from '../../src/firestore/collections.ts';
import type { ManifestItems } from '../../src/firestore/studio-records.ts';

let latest = 1000;

/** Lists items as published, and no others, under a revision that no instance has seen. */
export async function keepManifest(db: Firestore, items: ManifestItems, revision = ++latest): Promise<void> {
  const { head, shards } = nextManifest({ revision: revision - 1, shards: {} }, {}, items);
  const batch = db.batch();
  for (const [name, shard] of shards) batch.set(collections.manifestShards(db).doc(name), shard);
  batch.set(manifestDocument(db), head);
  await batch.commit();
}
