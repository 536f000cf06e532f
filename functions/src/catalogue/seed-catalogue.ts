import type { SchoolContent } from '@pathshala/content/load-content';
import type { CardRecord } from '@pathshala/content/records';
import { seedDocuments } from '@pathshala/content/seed/seed-documents';
import type { Source } from '@pathshala/content/sources';
import { listNames } from '@pathshala/contract/catalogue/lists';
import { catalogueCollections } from '@pathshala/contract/content/published';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { readLessonOrder } from '../content/courses.ts';
import { headIn, itemsAt, manifestDocument } from '../content/manifest.ts';
import { collections } from '../firestore/collections.ts';
import type { DraftRecord } from '../firestore/studio-records.ts';
import {
  type Edited,
  mergedList,
  mergedOrder,
  publishedWrites,
  readEdited,
  type SeedWrite,
} from './seed-published.ts';

export interface SeedReport {
  readonly courses: number;
  readonly lists: number;
  readonly lessons: number;
  readonly removed: number;
}

export interface SeedOptions {
  /** Source texts for editors; absent without a studio. */
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

/** Lists keep the cards of edited courses, and those their order of lessons. */
async function withEdits(
  db: Firestore,
  { path, data }: { readonly path: string; readonly data: DocumentData },
  edited: Edited,
): Promise<SeedWrite> {
  const [collection, courseId = ''] = path.split('/');
  if (collection === catalogueCollections.lessonOrders) {
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
