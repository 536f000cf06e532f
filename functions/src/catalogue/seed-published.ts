import { isDeepStrictEqual } from 'node:util';
import { allKinds, studioTitle } from '@pathshala/content/kinds/all-kinds';
import { contentHash } from '@pathshala/content/records';
import type { Source } from '@pathshala/content/sources';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { manifestDocument } from '../domain/manifest.ts';
import { requireRoom } from '../domain/manifest-room.ts';
import { nextManifest } from '../domain/manifest-shards.ts';
import { collections } from '../firestore/collections.ts';
import {
  type DraftRecord,
  itemKey,
  type ManifestEntry,
  type ManifestHead,
  type ManifestItems,
  type PublishedRecord,
} from '../firestore/studio-records.ts';
import type { Edited } from './edited.ts';

/** A write of the seed; without `data` a deletion. */
export interface SeedWrite {
  readonly path: string;
  readonly data?: object;
}

type Items = Partial<Record<StudioKind, Record<string, ManifestEntry>>>;

/**
 * Writes that publish the files' texts, except edited ones; the manifest last, its head after its shards.
 * @param sources none: the texts stay as they are
 * @throws DomainError `limit-reached` if the manifest has no room
 * @param overwritten drafts of items to overwrite, by key
 */
export function publishedWrites(
  db: Firestore,
  before: { readonly head: ManifestHead; readonly items: ManifestItems },
  sources: readonly Source[],
  edited: Edited,
  overwritten: ReadonlyMap<string, DraftRecord>,
): SeedWrite[] {
  if (sources.length === 0) return [];
  const at = Timestamp.now();
  const items: Items = structuredClone(before.items) as Items;
  const writes: SeedWrite[] = [];
  const pathOf = (kind: StudioKind, id: string) => collections.published(db).doc(itemKey(kind, id)).path;
  for (const source of sources) {
    const { kind, id, fields } = source;
    if (edited.has(kind, id)) continue;
    const known = ownValue(before.items[kind], id);
    const seed = contentHash(fields);
    if (known?.seed === seed) continue;
    const draft = overwritten.get(itemKey(kind, id));
    const revision = Math.max(known?.revision ?? 0, draft?.revision ?? 0) + 1;
    const record: PublishedRecord = { kind, id, fields, revision, at };
    writes.push({ path: pathOf(kind, id), data: record }, ...historyOf(db, record, draft));
    const title = studioTitle(kind, id, fields);
    const lessons = known?.lessons === undefined ? {} : { lessons: known.lessons };
    const entry = {
      revision,
      title,
      at: at.toMillis(),
      seed,
      ...allKinds[kind].inManifest?.(fields),
      ...lessons,
    };
    items[kind] = { ...items[kind], [id]: entry };
  }
  for (const { kind, id } of leftTheFiles(before.items, sources)) {
    writes.push({ path: pathOf(kind, id) });
    const { [id]: _, ...others } = items[kind] ?? {};
    items[kind] = others;
  }
  if (writes.length === 0) return [];
  const { head, shards } = nextManifest(before.head, before.items, items);
  requireRoom(shards.values());
  const all = collections.manifestShards(db);
  const listed = [...shards].map(([name, data]) => ({ path: all.doc(name).path, data }));
  return [...writes, ...listed, { path: manifestDocument(db).path, data: head }];
}

/** An edited item keeps its history; a draft stays, as a change. */
function historyOf(db: Firestore, record: PublishedRecord, draft: DraftRecord | undefined): SeedWrite[] {
  if (!draft) return [];
  const { kind, id, fields, revision, at } = record;
  const key = itemKey(kind, id);
  const state = isDeepStrictEqual(fields, draft.fields) ? 'live' : 'changed';
  return [
    {
      path: collections.revisions(db, key).doc(String(revision)).path,
      data: { revision, fields, at, by: null, note: '' },
    },
    { path: collections.drafts(db).doc(key).path, data: { ...draft, state, revision } },
  ];
}

/** Seeded items that left the files. */
function leftTheFiles(items: ManifestItems, sources: readonly Source[]) {
  const there = new Set(sources.map(({ kind, id }) => itemKey(kind, id)));
  return Object.entries(items).flatMap(([kind, own]) =>
    Object.entries(own)
      .filter(([id, { seed }]) => seed !== undefined && !there.has(itemKey(kind as StudioKind, id)))
      .map(([id]) => ({ kind: kind as StudioKind, id })),
  );
}
