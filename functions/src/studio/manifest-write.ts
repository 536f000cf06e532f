import { parentOf } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { manifestIn } from '../domain/manifest.ts';
import { requireRoom } from '../domain/manifest-room.ts';
import { unchanged } from '../firestore/compare-and-set.ts';
import type { ManifestEntry, ManifestRecord } from '../firestore/studio-records.ts';
import type { ItemName } from './items.ts';

function without(items: ManifestRecord['items'], kind: StudioKind, id: string) {
  const { [id]: _, ...others } = items[kind] ?? {};
  return others;
}

/**
 * Updates the manifest if unchanged since it was read, which serialises publishing.
 * @param entry undefined: unpublished
 * @returns the new manifest
 * @throws DomainError `limit-reached` if full
 */
export function changeManifest(
  batch: WriteBatch,
  snapshot: DocumentSnapshot,
  name: ItemName,
  entry: ManifestEntry | undefined,
): ManifestRecord {
  const { kind, id } = name;
  const before = manifestIn(snapshot);
  const revision = before.revision + 1;
  const others = without(before.items, kind, id);
  const items = { ...before.items, [kind]: entry ? { ...others, [id]: entry } : others };
  const parent = parentOf(name);
  const shown = parent && ownValue(before.items[parent.kind], parent.id);
  // Courses show their lessons, so they change together.
  if (shown) {
    const entry = { ...shown, lessons: (shown.lessons ?? 0) + 1 };
    items[parent.kind] = { ...items[parent.kind], [parent.id]: entry };
  }
  const after: ManifestRecord = { revision, items };
  if (entry) requireRoom(after);
  // Written as a whole: the library cannot address a nested field `constructor`.
  if (snapshot.exists) batch.update(snapshot.ref, { ...after }, unchanged(snapshot));
  else batch.create(snapshot.ref, after);
  return after;
}

/**
 * Notes that items moved: their texts are the same, but the files no longer decide about them.
 * @param name what an editor moved
 * @returns the new manifest
 */
export function movedManifest(
  batch: WriteBatch,
  snapshot: DocumentSnapshot,
  name: ItemName,
  moved: readonly ItemName[],
): ManifestRecord {
  const { revision, items: before } = manifestIn(snapshot);
  const items = structuredClone(before) as Record<StudioKind, Record<string, ManifestEntry>>;
  for (const { kind, id } of moved) {
    const shown = ownValue(items[kind], id);
    if (!shown) continue;
    const { seed: _, ...entry } = shown;
    items[kind][id] = entry;
  }
  const parent = parentOf(name);
  const shown = parent && ownValue(items[parent.kind], parent.id);
  // Courses show their lessons, so they change together.
  if (shown) items[parent.kind][parent.id] = { ...shown, lessons: (shown.lessons ?? 0) + 1 };
  const after: ManifestRecord = { revision: revision + 1, items };
  if (snapshot.exists) batch.update(snapshot.ref, { ...after }, unchanged(snapshot));
  return after;
}
