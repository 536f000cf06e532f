import type { LessonRecord, QuizRecord } from '@pathshala/content/records';
import type { CourseDetail } from '@pathshala/contract/course';
import type { Lesson, QuizResult } from '@pathshala/contract/lesson';
import { mayReadLesson } from '@pathshala/contract/lesson-access';
import { readerLesson } from '@pathshala/contract/reader-lesson';
import type { Firestore } from 'firebase-admin/firestore';
import { readCourse } from '../domain/courses.ts';
import { findEnrolment } from '../domain/enrolments.ts';
import { collections } from '../firestore/collections.ts';
import type { Caller } from '../http/caller.ts';
import { ApiError } from '../http/problem.ts';

interface OpenLesson {
  readonly course: CourseDetail;
  readonly id: string;
  readonly record: LessonRecord;
}

/**
 * A lesson that the caller may read, as the contract's `mayReadLesson` has it.
 * @throws ApiError `not-found`, `course-not-open`, `unauthenticated` or `not-enrolled`
 */
export async function openLesson(
  db: Firestore,
  caller: Caller | undefined,
  courseId: string,
  lessonId: string,
): Promise<OpenLesson> {
  const course = await readCourse(db, courseId);
  await requireAccess(db, caller, course, lessonId);
  const snapshot = await collections.lessons(db, courseId).doc(lessonId).get();
  const record = snapshot.data();
  if (!record) throw noSuchLesson();
  return { course, id: lessonId, record };
}

const noSuchLesson = () => new ApiError('not-found', 'This course has no such lesson.');

/** Looks for the enrolment only where it decides: most readings are of first lessons. */
async function requireAccess(
  db: Firestore,
  caller: Caller | undefined,
  course: CourseDetail,
  lessonId: string,
): Promise<void> {
  const access = mayReadLesson(course, lessonId, caller ? 'signed-in' : 'visitor');
  if (access === 'open') return;
  if (access === 'not-found') throw noSuchLesson();
  const asStudent = caller && mayReadLesson(course, lessonId, 'enrolled') === 'open';
  if (asStudent && (await findEnrolment(db, caller.uid, course._id))) return;
  throw new ApiError(access);
}

/** The lesson as its reader gets it. */
export function toLesson({ course, id, record }: OpenLesson): Lesson {
  return readerLesson(course, id, record);
}

/**
 * Marks a quiz.
 * @param answers the chosen option of each question, counted from 0
 * @throws ApiError `invalid-fields` unless every question has exactly one answer among its options
 */
export function markQuiz(quiz: readonly QuizRecord[], answers: readonly number[]): QuizResult {
  if (answers.length !== quiz.length) {
    throw new ApiError('invalid-fields', `answers: this quiz has ${quiz.length} questions`);
  }
  for (const [index, { options }] of quiz.entries()) {
    if ((answers[index] ?? 0) >= options.length) {
      throw new ApiError('invalid-fields', `answers[${index}]: this question has ${options.length} options`);
    }
  }
  const correct = quiz.map(({ answer }, index) => answers[index] === answer);
  return {
    score: correct.filter(Boolean).length,
    of: quiz.length,
    correct,
    explanations: quiz.map(({ explanation }) => explanation),
  };
}
