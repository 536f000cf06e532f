import { isDeepStrictEqual } from 'node:util';
import { allKinds, courseIdOf, isStudioKind, studioTitle } from '@pathshala/content/kinds/all-kinds';
import { type CardRecord, contentHash } from '@pathshala/content/records';
import type { Source } from '@pathshala/content/sources';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { catalogueCollections } from '@pathshala/contract/content/published';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { manifestDocument, nextManifest, requireRoom } from '../content/manifest.ts';
import { collections } from '../firestore/collections.ts';
import {
  type DraftRecord,
  itemKey,
  type ManifestEntry,
  type ManifestHead,
  type ManifestItems,
  type PublishedRecord,
} from '../firestore/studio-records.ts';

/** Without `data`, a deletion. */
export interface SeedWrite {
  readonly path: string;
  readonly data?: object;
}

type Items = Partial<Record<StudioKind, Record<string, ManifestEntry>>>;

/** The manifest comes last. @throws DomainError `limit-reached` if it has no room */
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

function leftTheFiles(items: ManifestItems, sources: readonly Source[]) {
  const there = new Set(sources.map(({ kind, id }) => itemKey(kind, id)));
  return Object.entries(items).flatMap(([kind, own]) =>
    Object.entries(own)
      .filter(([id, { seed }]) => seed !== undefined && !there.has(itemKey(kind as StudioKind, id)))
      .map(([id]) => ({ kind: kind as StudioKind, id })),
  );
}

/** Items edited since the last seed, which the seed must not change. */
export interface Edited {
  readonly has: (kind: StudioKind, id: string) => boolean;
  /** Whether a catalogue document shows an edited item; lists are merged instead. */
  readonly isKept: (path: string) => boolean;
}

/** @param but keys of items to overwrite from the files */
export async function readEdited(
  db: Firestore,
  items: ManifestItems,
  but: ReadonlySet<string>,
): Promise<Edited> {
  const isTaken = ['unpublished', 'archived'] as const;
  const taken = await collections.drafts(db).where('state', 'in', isTaken).select('kind', 'id').get();
  const published = Object.entries(items).flatMap(([kind, own]) =>
    Object.entries(own).flatMap(([id, { seed }]) =>
      seed === undefined ? [itemKey(kind as StudioKind, id)] : [],
    ),
  );
  const keys = new Set([...taken.docs.map(({ id }) => id), ...published].filter((key) => !but.has(key)));
  const courses = new Set(
    [...keys].flatMap((key) => {
      const [kind, id] = split(key);
      return isStudioKind(kind) ? (courseIdOf({ kind, id }) ?? []) : [];
    }),
  );
  return {
    has: (kind, id) => keys.has(itemKey(kind, id)),
    isKept: (path) => {
      const [collection, id = '', , lesson] = path.split('/');
      if (collection !== catalogueCollections.courses) return false;
      // A course shows its lessons, so an edited lesson protects it.
      if (lesson === undefined) return courses.has(id);
      return keys.has(itemKey('lessons', lessonItemId(id, lesson.split('.')[0] ?? '')));
    },
  };
}

function split(key: string): [kind: string, id: string] {
  const at = key.indexOf('~');
  return [key.slice(0, at), key.slice(at + 1)];
}

/** The order of an edited list is the editors'; new courses go after those they follow in the files. */
export function mergedList(
  seeded: readonly CardRecord[],
  stored: readonly CardRecord[],
  isKept: (courseId: string) => boolean,
): CardRecord[] {
  if (!stored.some(({ _id }) => isKept(_id))) return seeded.filter(({ _id }) => !isKept(_id));
  const inFiles = new Map(seeded.map((card) => [card._id, card]));
  const merged = stored.flatMap((card) => (isKept(card._id) ? card : (inFiles.get(card._id) ?? [])));
  for (const [at, card] of seeded.entries()) {
    if (isKept(card._id) || merged.some(({ _id }) => _id === card._id)) continue;
    const before = merged.findIndex(({ _id }) => _id === seeded[at - 1]?._id);
    merged.splice(at === 0 || before >= 0 ? before + 1 : merged.length, 0, card);
  }
  return merged;
}

/** The order of an edited course is the editors'; lessons that only one side has come last. */
export function mergedOrder(
  seeded: readonly string[],
  stored: readonly string[],
  isKept: boolean,
): readonly string[] {
  return [...new Set(isKept ? [...stored, ...seeded] : [...seeded, ...stored])];
}
