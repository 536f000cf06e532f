import { lessonParts } from '@pathshala/contract/studio/items';
import { fewestAnswers, type QuizAnswers, type Readers } from '@pathshala/contract/studio/readers';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { FreshCaller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { readQuizCounts } from '../domain/enrolments.ts';
import { collections } from '../firestore/collections.ts';
import type { EnrolmentRecord, QuizCountRecord } from '../firestore/learning-records.ts';
import { countOf } from '../firestore/read-page.ts';
import { requireEditor } from './access.ts';
import type { ItemName } from './items.ts';

/**
 * Who reads a course or a lesson. Firestore counts, with equality filters only, which need no index: a read for each
 * thousand students, for a course once more for each lesson.
 * @throws DomainError `forbidden`, or `not-found` for other kinds
 */
export async function countReaders(db: Firestore, caller: FreshCaller, name: ItemName): Promise<Readers> {
  await requireEditor(db, caller, name);
  if (name.kind === 'courses') return countCourse(db, name.id);
  const lesson = name.kind === 'lessons' ? lessonParts(name.id) : undefined;
  if (!lesson) throw new DomainError('not-found');
  return countLesson(db, lesson);
}

const studentsOf = (db: Firestore, courseId: string) =>
  collections.enrolments(db).where('courseId', '==', courseId);

const countDone = (students: Query<EnrolmentRecord>, lessonId: string) =>
  countOf(students.where('lessonsDone', 'array-contains', lessonId));

async function countCourse(db: Firestore, courseId: string): Promise<Readers> {
  const students = studentsOf(db, courseId);
  // An unpublished course stays where its students read it.
  const course = (await collections.courses(db).doc(courseId).get()).data();
  const lessons = course?.complete ? course.outline : [];
  const [pupils, ...done] = await Promise.all([
    countOf(students),
    ...lessons.map(({ id }) => countDone(students, id)),
  ]);
  return { pupils, done: Object.fromEntries(lessons.map(({ id }, at) => [id, done[at] ?? 0])) };
}

interface LessonPlace {
  readonly courseId: string;
  readonly lessonId: string;
}

async function countLesson(db: Firestore, place: LessonPlace): Promise<Readers> {
  const { courseId, lessonId } = place;
  const students = studentsOf(db, courseId);
  const quiz = (await collections.lessons(db, courseId).doc(lessonId).get()).data()?.quiz ?? [];
  const [pupils, done, counts] = await Promise.all([
    countOf(students),
    countDone(students, lessonId),
    quiz.length > 0 ? readQuizCounts(db, place) : [],
  ]);
  const readers = { pupils, done: { [lessonId]: done } };
  if (quiz.length === 0) return readers;
  return {
    ...readers,
    quiz: answersOf(
      counts,
      quiz.map(({ options }) => options.length),
    ),
  };
}

/** @param sizes the number of options of each question */
function answersOf(counts: readonly QuizCountRecord[], sizes: readonly number[]): QuizAnswers {
  const sumOf = (count: (one: QuizCountRecord) => number) => counts.reduce((sum, one) => sum + count(one), 0);
  const pupils = sumOf((one) => one.pupils);
  if (pupils < fewestAnswers) return { pupils, chosen: [] };
  const inQuestion = (size: number, at: number) =>
    Array.from({ length: size }, (_, option) => sumOf(({ chosen }) => chosen[at]?.[option] ?? 0));
  return { pupils, chosen: sizes.map(inQuestion) };
}
