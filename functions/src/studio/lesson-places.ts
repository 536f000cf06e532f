import { lessonItemId } from '@pathshala/contract/studio/items';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { unchanged } from '../firestore/compare-and-set.ts';
import { itemKey } from '../firestore/studio-records.ts';
import type { ItemName } from './items.ts';

/** A lesson in the studio with every document that says its place. */
export interface LessonPlace {
  /** With its course: `course~lesson`. */
  readonly id: string;
  /** Undefined: it comes last. */
  readonly order: number | undefined;
  readonly draft: DocumentSnapshot | undefined;
  readonly published: DocumentSnapshot | undefined;
  /** Readers' versions, one for each language. */
  readonly versions: readonly DocumentSnapshot[];
}

const last = Number.MAX_SAFE_INTEGER;

/** The lessons of a course in the order of the studio's list, without archived ones. Reads no texts. */
export async function readLessonPlaces(db: Firestore, courseId: string): Promise<LessonPlace[]> {
  const first = itemKey('lessons', lessonItemId(courseId, ''));
  const own = <T>(all: Query<T>) =>
    all.orderBy(FieldPath.documentId()).startAt(first).endAt(`${first}\uf8ff`);
  const [drafts, published, versions] = await Promise.all([
    own(collections.drafts(db)).select('id', 'state', 'fields.order').get(),
    own(collections.published(db)).select('id').get(),
    collections.lessons(db, courseId).select('order').get(),
  ]);
  const found = [...drafts.docs, ...published.docs].map((one) => one.get('id') as string);
  return [...new Set(found)]
    .map((id): LessonPlace & { readonly state: unknown } => {
      const ofLesson = versions.docs.filter(
        (one) => lessonItemId(courseId, one.id.split('.')[0] ?? '') === id,
      );
      const draft = drafts.docs.find((one) => one.get('id') === id);
      const order = draft?.get('fields.order') ?? ofLesson[0]?.get('order');
      const ofReaders = published.docs.find((one) => one.get('id') === id);
      return { id, order, draft, published: ofReaders, versions: ofLesson, state: draft?.get('state') };
    })
    .filter(({ state }) => state !== 'archived')
    .toSorted((a, b) => (a.order ?? last) - (b.order ?? last) || (a.id < b.id ? -1 : 1));
}

/**
 * Writes the places from 1, where they differ.
 * @returns the lessons of readers that moved
 */
export function writeLessonPlaces(batch: WriteBatch, lessons: readonly LessonPlace[]): ItemName[] {
  return lessons.flatMap(({ id, draft, published, versions, ...before }, at) => {
    const order = at + 1;
    const inFields = { 'fields.order': order };
    if (draft && draft.get('fields.order') !== order) batch.update(draft.ref, inFields, unchanged(draft));
    const shown = versions.filter((one) => one.get('order') !== order);
    for (const one of shown) batch.update(one.ref, { order }, unchanged(one));
    if (!published || (shown.length === 0 && before.order === order)) return [];
    batch.update(published.ref, inFields, unchanged(published));
    return [{ kind: 'lessons', id } as const];
  });
}
