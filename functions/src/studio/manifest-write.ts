import { type ItemName, parentOf } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import {
  headIn,
  itemsIn,
  type ManifestChange,
  type ManifestSnapshot,
  nextManifest,
  readManifest,
  requireRoom,
} from '../content/manifest.ts';
import { collections } from '../firestore/collections.ts';
import type { ManifestEntry } from '../firestore/studio-records.ts';
import { unchanged } from '../firestore/writes.ts';

export async function manifestFor(db: Firestore, name: ItemName): Promise<ManifestSnapshot> {
  return await readManifest(db, [name, parentOf(name) ?? name]);
}

type Items = Partial<Record<StudioKind, Record<string, ManifestEntry>>>;

/**
 * Written only if nobody published since the manifest was read, which serialises publishing.
 * @param change from the item's entry to the next one; undefined: not published
 * @throws DomainError `limit-reached` if the manifest is full
 */
export function changeManifest(
  db: Firestore,
  batch: WriteBatch,
  before: ManifestSnapshot,
  name: ItemName,
  change: (shown: ManifestEntry | undefined) => ManifestEntry | undefined,
): ManifestChange {
  const { kind, id } = name;
  const items: Items = { ...itemsIn(before) };
  const shown = ownValue(items[kind], id);
  const entry = change(shown);
  const { [id]: _, ...others } = items[kind] ?? {};
  if (entry) items[kind] = { ...others, [id]: entry };
  else if (shown) items[kind] = others;
  // Courses show their lessons, so they change together.
  const parent = parentOf(name);
  const course = parent && ownValue(items[parent.kind], parent.id);
  if (course)
    items[parent.kind] = {
      ...items[parent.kind],
      [parent.id]: { ...course, lessons: (course.lessons ?? 0) + 1 },
    };
  const { head } = before;
  const next = nextManifest(headIn(head), itemsIn(before), items);
  for (const [shardName, shard] of next.shards) {
    const known = before.shards.get(shardName);
    // Written as a whole: the library cannot address a nested field `constructor`.
    if (known?.exists) batch.update(known.ref, { ...shard }, unchanged(known));
    else batch.set(collections.manifestShards(db).doc(shardName), shard);
  }
  if (head.exists) batch.update(head.ref, { ...next.head, items: FieldValue.delete() }, unchanged(head));
  else if (next.shards.size > 0) batch.create(head.ref, next.head);
  if (entry) requireRoom(next.shards.values());
  return next;
}

/** Its texts are the same, but the files no longer decide about it. */
export function withoutSeed(shown: ManifestEntry | undefined): ManifestEntry | undefined {
  if (!shown) return undefined;
  const { seed: _, ...entry } = shown;
  return entry;
}
