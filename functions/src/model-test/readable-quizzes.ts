import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../core/caller.ts';
import type { CourseLessons } from '../domain/courses.ts';
import { enrolmentOf } from '../domain/enrolments.ts';
import { type LessonQuiz, readQuizzes } from './quizzes.ts';

/** A lesson by its course. */
export interface LessonRef {
  readonly courseId: string;
  readonly lessonId: string;
}

/** A lesson's quiz, with the course that it is of. */
export type QuizWithCourse = LessonQuiz & LessonRef;

/** The reader and their language. */
export interface Reader {
  /** Undefined: a visitor. */
  readonly caller: Caller | undefined;
  readonly language: Language;
}

/** Which of some courses somebody has. */
async function ownCourses(
  db: Firestore,
  caller: Caller | undefined,
  courses: readonly CourseLessons[],
): Promise<ReadonlySet<string>> {
  if (!caller || courses.length === 0) return new Set();
  const places = courses.map(({ _id }) => db.doc(enrolmentOf(db, caller.uid, _id).path));
  const found = await db.getAll(...places, { fieldMask: ['courseId'] });
  return new Set(courses.flatMap(({ _id }, at) => (found[at]?.exists ? [_id] : [])));
}

/** Readable lessons of courses, in order of courses and outlines. */
export async function readableLessons(
  db: Firestore,
  caller: Caller | undefined,
  courses: readonly CourseLessons[],
): Promise<LessonRef[]> {
  const own = await ownCourses(db, caller, courses);
  return courses.flatMap((course) => {
    const reader = own.has(course._id) ? 'enrolled' : 'visitor';
    return course.outline
      .filter(({ id }) => mayReadLesson(course, id, reader) === 'open')
      .map(({ id }) => ({ courseId: course._id, lessonId: id }));
  });
}

/** Quizzes of several courses, with one call per course; the caller checks access. */
export async function readQuizzesWithCourse(
  db: Firestore,
  lessons: readonly LessonRef[],
  language: Language,
): Promise<QuizWithCourse[]> {
  const courseIds = [...new Set(lessons.map(({ courseId }) => courseId))];
  const read = courseIds.map(async (courseId) => {
    const own = lessons.flatMap((one) => (one.courseId === courseId ? [one.lessonId] : []));
    return (await readQuizzes(db, courseId, own, language)).map((one) => ({ ...one, courseId }));
  });
  return (await Promise.all(read)).flat();
}
