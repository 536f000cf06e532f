import { isDeepStrictEqual } from 'node:util';
import { allKinds, courseIdOf, isStudioKind, studioTitle } from '@pathshala/content/kinds/all-kinds';
import type { SchoolContent } from '@pathshala/content/load-content';
import { type CardRecord, contentHash } from '@pathshala/content/records';
import { seedDocuments } from '@pathshala/content/seed/seed-documents';
import type { Source } from '@pathshala/content/sources';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { readLessonOrder } from '../content/courses.ts';
import { headIn, itemsAt, manifestDocument, nextManifest, requireRoom } from '../content/manifest.ts';
import { collections } from '../firestore/collections.ts';
import {
  type DraftRecord,
  itemKey,
  type ManifestEntry,
  type ManifestHead,
  type ManifestItems,
  type PublishedRecord,
} from '../firestore/studio-records.ts';

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

function publishedIn(items: ManifestItems) {
  return Object.entries(items).flatMap(([kind, own]) =>
    Object.entries(own).map(([id, { seed }]) => ({ kind: kind as StudioKind, id, seed })),
  );
}

function leftTheFiles(items: ManifestItems, sources: readonly Source[]) {
  const there = new Set(sources.map(({ kind, id }) => itemKey(kind, id)));
  return publishedIn(items).filter(
    ({ kind, id, seed }) => seed !== undefined && !there.has(itemKey(kind, id)),
  );
}

export interface Edited {
  readonly has: (kind: StudioKind, id: string) => boolean;
  readonly isKept: (path: string) => boolean;
}

export async function readEdited(
  db: Firestore,
  items: ManifestItems,
  but: ReadonlySet<string>,
): Promise<Edited> {
  const isTaken = ['unpublished', 'archived'] as const;
  const taken = await collections.drafts(db).where('state', 'in', isTaken).select('kind', 'id').get();
  const published = publishedIn(items).filter(({ seed }) => seed === undefined);
  const all = [...taken.docs.map(({ id }) => id), ...published.map(({ kind, id }) => itemKey(kind, id))];
  const keys = new Set(all.filter((key) => !but.has(key)));
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
      if (collection !== 'courses') return false;
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

/** Editors decide the order of a list that they edited; a new course goes after the one it follows in the files. */
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

/** Editors decide the order of a course that they edited; lessons that only one side has come last. */
export function mergedOrder(seeded: readonly string[], stored: readonly string[], isKept: boolean) {
  return [...new Set(isKept ? [...stored, ...seeded] : [...seeded, ...stored])];
}

export interface SeedReport {
  readonly courses: number;
  readonly lists: number;
  readonly lessons: number;
  readonly removed: number;
}

export interface SeedOptions {
  readonly sources?: readonly Source[];
  /** Keys (`courses~free-water`) of items to overwrite from the files, despite edits. */
  readonly overwrite?: readonly string[];
}

/** Idempotent: removes what left the files, keeps what was edited, never touches personal data. */
export async function seedCatalogue(
  db: Firestore,
  content: SchoolContent,
  { sources = [], overwrite = [] }: SeedOptions = {},
): Promise<SeedReport> {
  const documents = seedDocuments(content);
  const head = headIn(await manifestDocument(db).get());
  const items = await itemsAt(db, head);
  const edited = await readEdited(db, items, new Set(overwrite));
  const stored = await storedPaths(db);
  const written = documents.filter(({ path }) => !edited.isKept(path));
  const merged = await Promise.all(written.map((one) => withEdits(db, one, edited)));
  const inFiles = new Set(documents.map(({ path }) => path));
  const removed = stored.filter((path) => !inFiles.has(path) && !edited.isKept(path));
  // Built before anything is written, because it may fail.
  const published = publishedWrites(db, { head, items }, sources, edited, await readDrafts(db, overwrite));
  await inBatches(db, [...merged, ...removed.map((path) => ({ path }))]);
  await inBatches(db, published);
  const lessons = [...content.lessons.values()].reduce((sum, each) => sum + each.length, 0);
  return { courses: content.courses.length, lists: listNames.length, lessons, removed: removed.length };
}

async function readDrafts(db: Firestore, keys: readonly string[]): Promise<Map<string, DraftRecord>> {
  const found = await Promise.all(keys.map((key) => collections.drafts(db).doc(key).get()));
  return new Map(
    found.flatMap((one) => {
      const draft = one.data();
      return draft ? [[one.id, draft] as const] : [];
    }),
  );
}

async function withEdits(
  db: Firestore,
  { path, data }: { readonly path: string; readonly data: DocumentData },
  edited: Edited,
): Promise<SeedWrite> {
  const [collection, courseId = ''] = path.split('/');
  if (collection === 'lessonOrders') {
    const { lessons } = await readLessonOrder(db, courseId);
    const isKept = edited.isKept(collections.courses(db).doc(courseId).path);
    return { path, data: { lessons: mergedOrder(data.lessons as string[], lessons, isKept) } };
  }
  const list = listNames.find((name) => path === collections.catalogue(db).doc(name).path);
  if (!list) return { path, data };
  const isKept = (id: string) => edited.isKept(collections.courses(db).doc(id).path);
  const stored = (await collections.catalogue(db).doc(list).get()).data()?.courses ?? [];
  const courses = mergedList(data.courses as CardRecord[], stored, isKept);
  return { path, data: { ...data, courses } };
}

async function storedPaths(db: Firestore): Promise<string[]> {
  const [courses, lists, lessons] = await Promise.all([
    collections.courses(db).listDocuments(),
    collections.catalogue(db).listDocuments(),
    db.collectionGroup('lessons').select().get(),
  ]);
  return [...courses, ...lists, ...lessons.docs.map((one) => one.ref)].map(({ path }) => path);
}

async function inBatches(db: Firestore, writes: readonly SeedWrite[]): Promise<void> {
  for (const some of seedBatches(writes)) {
    const batch = db.batch();
    for (const { path, data } of some) {
      if (data) batch.set(db.doc(path), data);
      else batch.delete(db.doc(path));
    }
    await batch.commit();
  }
}

/** Firestore takes 10 MiB at once, and a lesson's page may have 900 KiB. */
const batchBytes = 6 * 1024 * 1024;
const batchSize = 100;

export function seedBatches(writes: readonly SeedWrite[]): SeedWrite[][] {
  const batches: SeedWrite[][] = [];
  let room = 0;
  for (const write of writes) {
    const bytes = Buffer.byteLength(JSON.stringify(write));
    const last = batches.at(-1);
    if (last && bytes <= room && last.length < batchSize) {
      last.push(write);
      room -= bytes;
    } else {
      batches.push([write]);
      room = batchBytes - bytes;
    }
  }
  return batches;
}
