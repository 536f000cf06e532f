import type { LessonRow } from '@pathshala/content/course-of';
import { lessonVersion } from '@pathshala/contract/content/collections';
import { quizMark } from '@pathshala/contract/courses/course';
import { translations } from '@pathshala/contract/text/languages';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { unchanged } from '../firestore/compare-and-set.ts';
import type { LessonOrderRecord } from '../firestore/studio-records.ts';

/** The order of a course's lessons, drafts among them, as it was read. */
export interface LessonOrder {
  readonly snapshot: DocumentSnapshot<LessonOrderRecord>;
  /** Own ids of the lessons. */
  readonly lessons: readonly string[];
}

export async function readLessonOrder(db: Firestore, courseId: string): Promise<LessonOrder> {
  const snapshot = await collections.lessonOrders(db).doc(courseId).get();
  return { snapshot, lessons: snapshot.data()?.lessons ?? [] };
}

/** Writes an order unless it changed since it was read. */
export function writeLessonOrder(batch: WriteBatch, { snapshot }: LessonOrder, lessons: string[]): void {
  if (snapshot.exists) batch.update(snapshot.ref, { lessons }, unchanged(snapshot));
  else batch.create(snapshot.ref, { lessons });
}

/** Lessons by their order; those that are not in it come last, by their ids. */
export function inOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { lessons }: Pick<LessonOrder, 'lessons'>,
): Row[] {
  const places = new Map(lessons.map((id, at) => [id, at]));
  const placeOf = ({ id }: Row) => places.get(id) ?? lessons.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

/** Published lessons of a course, in order. */
export async function readLessonRows(db: Firestore, courseId: string): Promise<LessonRow[]> {
  const [{ docs }, order] = await Promise.all([
    collections.lessons(db, courseId).select('title', 'minutes', 'quiz').get(),
    readLessonOrder(db, courseId),
  ]);
  const found = new Map(docs.map((one) => [one.id, one.data()]));
  // Translations are sibling documents.
  const first = [...found].filter(([id]) => !id.includes('.'));
  const rows = first.map(([id, { title, minutes, quiz }]) => {
    const own = translations.map((one) => [one, found.get(lessonVersion(id, one))?.title] as const);
    const titles = Object.fromEntries(own.filter(([, one]) => one !== undefined));
    return { id, title, minutes, titles, ...quizMark(quiz.length) };
  });
  return inOrder(rows, order);
}
