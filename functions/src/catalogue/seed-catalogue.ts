import type { SchoolContent } from '@pathshala/content/load-content';
import { seedDocuments } from '@pathshala/content/seed/seed-documents';
import { listNames } from '@pathshala/contract/lists';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

export interface SeedReport {
  readonly courses: number;
  readonly lists: number;
  readonly lessons: number;
  /** Documents that had left the seed and are gone now. */
  readonly removed: number;
}

/** Documents written at once: lessons carry drawings, and a batch may hold 10 MB at the most. */
const batchSize = 100;

/**
 * Puts the catalogue and its lessons into Firestore, the same for the emulator, the tests and a real project. Running
 * it again changes nothing; what left the seed is removed. Nobody's own data is touched.
 * @param content as `loadContent` gives it: checked before anything is written
 */
export async function seedCatalogue(db: Firestore, content: SchoolContent): Promise<SeedReport> {
  const documents = seedDocuments(content);
  const gone = await leftTheSeed(db, new Set(documents.map(({ path }) => path)));
  await inBatches(db, documents, (batch, { path, data }) => batch.set(db.doc(path), data));
  await inBatches(db, gone, (batch, path) => batch.delete(db.doc(path)));
  const lessons = [...content.lessons.values()].reduce((sum, each) => sum + each.length, 0);
  return { courses: content.courses.length, lists: listNames.length, lessons, removed: gone.length };
}

async function leftTheSeed(db: Firestore, kept: ReadonlySet<string>): Promise<string[]> {
  const [courses, lists, lessons] = await Promise.all([
    collections.courses(db).listDocuments(),
    collections.catalogue(db).listDocuments(),
    db.collectionGroup('lessons').select().get(),
  ]);
  const stored = [...courses, ...lists, ...lessons.docs.map((one) => one.ref)];
  return stored.map(({ path }) => path).filter((path) => !kept.has(path));
}

async function inBatches<T>(
  db: Firestore,
  items: readonly T[],
  write: (batch: FirebaseFirestore.WriteBatch, item: T) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = db.batch();
    for (const item of items.slice(start, start + batchSize)) write(batch, item);
    await batch.commit();
  }
}
