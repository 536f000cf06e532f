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
import type { ManifestEntry, ManifestItems } from '../firestore/studio-records.ts';
import { unchanged } from '../firestore/writes.ts';

export async function manifestFor(db: Firestore, name: ItemName): Promise<ManifestSnapshot> {
  return await readManifest(db, [name, parentOf(name) ?? name]);
}

type Items = Partial<Record<StudioKind, Record<string, ManifestEntry>>>;

/** Courses show their lessons, so they change together. */
function noteInParent(items: Items, name: ItemName): void {
  const parent = parentOf(name);
  const shown = parent && ownValue(items[parent.kind], parent.id);
  if (!shown) return;
  const entry = { ...shown, lessons: (shown.lessons ?? 0) + 1 };
  items[parent.kind] = { ...items[parent.kind], [parent.id]: entry };
}

/** Written only if nobody published since the manifest was read, which serialises publishing. */
function write(db: Firestore, batch: WriteBatch, before: ManifestSnapshot, items: ManifestItems) {
  const { head } = before;
  const change = nextManifest(headIn(head), itemsIn(before), items);
  for (const [name, shard] of change.shards) {
    const known = before.shards.get(name);
    // Written as a whole: the library cannot address a nested field `constructor`.
    if (known?.exists) batch.update(known.ref, { ...shard }, unchanged(known));
    else batch.set(collections.manifestShards(db).doc(name), shard);
  }
  if (head.exists) batch.update(head.ref, { ...change.head, items: FieldValue.delete() }, unchanged(head));
  else if (change.shards.size > 0) batch.create(head.ref, change.head);
  return change;
}

/** @param entry undefined: unpublished @throws DomainError `limit-reached` if the manifest is full */
export function changeManifest(
  db: Firestore,
  batch: WriteBatch,
  before: ManifestSnapshot,
  name: ItemName,
  entry: ManifestEntry | undefined,
): ManifestChange {
  const { kind, id } = name;
  const items: Items = { ...itemsIn(before) };
  const { [id]: _, ...others } = items[kind] ?? {};
  items[kind] = entry ? { ...others, [id]: entry } : others;
  noteInParent(items, name);
  const change = write(db, batch, before, items);
  if (entry) requireRoom(change.shards.values());
  return change;
}

/** Its texts are the same, but the files no longer decide about it. */
export function movedManifest(
  db: Firestore,
  batch: WriteBatch,
  before: ManifestSnapshot,
  name: ItemName,
): ManifestChange {
  const { kind, id } = name;
  const items: Items = { ...itemsIn(before) };
  const shown = ownValue(items[kind], id);
  if (shown) {
    const { seed: _, ...entry } = shown;
    items[kind] = { ...items[kind], [id]: entry };
  }
  noteInParent(items, name);
  return write(db, batch, before, items);
}
