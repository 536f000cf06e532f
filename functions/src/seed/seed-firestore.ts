import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { type Course, type CourseDetail, courseSchema } from '../../contract/course.ts';
import { listNames } from '../../contract/lists.ts';
import { collections } from '../firestore/collections.ts';
import { readContent, type SeedContent } from './read-courses.ts';

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
 * @param contentDir absolute path of functions/content
 * @throws SeedError before anything is written when an entry is bad
 */
export async function seedCatalogue(db: Firestore, contentDir: string): Promise<SeedReport> {
  const content = readContent(contentDir);
  const documents = documentsOf(db, content);
  const gone = await leftTheSeed(db, new Set(documents.map(({ reference }) => reference.path)));
  await inBatches(db, documents, (batch, { reference, data }) => batch.set(reference, data));
  await inBatches(db, gone, (batch, reference) => batch.delete(reference));
  const lessons = [...content.lessons.values()].reduce((sum, each) => sum + each.length, 0);
  return { courses: content.courses.length, lists: listNames.length, lessons, removed: gone.length };
}

interface SeedDocument {
  readonly reference: DocumentReference;
  readonly data: Record<string, unknown>;
}

function documentsOf(db: Firestore, { courses, lessons }: SeedContent): SeedDocument[] {
  const ofCourses = courses.map(({ _id, ...data }) => ({
    reference: plain(collections.courses(db).doc(_id)),
    data,
  }));
  const ofLists = listNames.map((list) => ({
    reference: plain(collections.catalogue(db).doc(list)),
    data: { list, courses: courses.filter((course) => course.list === list).map(cardOf) },
  }));
  const ofLessons = [...lessons].flatMap(([courseId, each]) =>
    each.map(({ id, ...data }) => ({ reference: plain(collections.lessons(db, courseId).doc(id)), data })),
  );
  // Lists come last, so that no list ever names a course that is not there yet.
  return [...ofLessons, ...ofCourses, ...ofLists];
}

/** Without the converter: documents of several kinds go into one batch. */
function plain(reference: { readonly path: string; readonly firestore: Firestore }): DocumentReference {
  return reference.firestore.doc(reference.path);
}

/** The fields of a course that a list shows. */
function cardOf(course: CourseDetail): Course {
  return courseSchema.cast(course, { stripUnknown: true });
}

async function leftTheSeed(db: Firestore, kept: ReadonlySet<string>): Promise<DocumentReference[]> {
  const [courses, lists, lessons] = await Promise.all([
    collections.courses(db).listDocuments(),
    collections.catalogue(db).listDocuments(),
    db.collectionGroup('lessons').select().get(),
  ]);
  const stored = [...courses.map(plain), ...lists.map(plain), ...lessons.docs.map((one) => one.ref)];
  return stored.filter((reference) => !kept.has(reference.path));
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
