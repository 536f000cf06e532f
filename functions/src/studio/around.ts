import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Around } from '@pathshala/content/publish-rule';
import { paths } from '@pathshala/contract/site/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { headIn, itemsAt, type ManifestSnapshot } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import type { ItemName } from './items.ts';

/** What of the published school decides whether an item may be published. */
export async function readAround(
  db: Firestore,
  { kind, id }: ItemName,
  { head }: ManifestSnapshot,
): Promise<Around> {
  const [{ courses = {} }, lessons, isTypeset] = await Promise.all([
    itemsAt(db, headIn(head), ['courses']),
    kind === 'courses' ? collections.lessons(db, id).limit(1).get() : undefined,
    kind === 'books' && cameWithFiles(db, id),
  ]);
  return {
    hasCourse: (courseId) =>
      Object.hasOwn(courses, courseId) || allKinds[kind].page?.(id) === paths.course(courseId),
    lessonsOf: () => lessons?.size ?? 0,
    isTypeset: () => isTypeset,
  };
}

/** Whether the seed wrote a book, which the build then typesets: unedited, or with a revision by nobody. */
async function cameWithFiles(db: Firestore, id: string): Promise<boolean> {
  const key = itemKey('books', id);
  const [draft, published, seeded] = await Promise.all([
    collections.drafts(db).doc(key).get(),
    collections.published(db).doc(key).get(),
    collections.revisions(db, key).where('by', '==', null).limit(1).get(),
  ]);
  return !seeded.empty || (published.exists && draft.data()?.revision === undefined);
}
