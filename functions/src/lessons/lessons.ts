import type { LessonRecord, QuizRecord } from '@pathshala/content/records';
import type { CourseDetail } from '@pathshala/contract/course';
import type { Lesson, QuizResult } from '@pathshala/contract/lesson';
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
 * A lesson that the caller may read: the first of a course is open to anyone, the others to who has joined.
 * @throws ApiError `not-found`, `course-not-open`, `unauthenticated` or `not-enrolled`
 */
export async function openLesson(
  db: Firestore,
  caller: Caller | undefined,
  courseId: string,
  lessonId: string,
): Promise<OpenLesson> {
  const course = await readCourse(db, courseId);
  const index = course.outline.findIndex((lesson) => lesson.id === lessonId);
  if (index < 0) throw new ApiError('not-found', 'This course has no such lesson.');
  if (!course.complete) throw new ApiError('course-not-open');
  if (index > 0) await requireEnrolment(db, caller, courseId);
  const snapshot = await collections.lessons(db, courseId).doc(lessonId).get();
  const record = snapshot.data();
  if (!record) throw new ApiError('not-found', 'This course has no such lesson.');
  return { course, id: lessonId, record };
}

async function requireEnrolment(db: Firestore, caller: Caller | undefined, courseId: string): Promise<void> {
  if (!caller) throw new ApiError('unauthenticated');
  if (!(await findEnrolment(db, caller.uid, courseId))) throw new ApiError('not-enrolled');
}

/** The lesson as its reader gets it: field by field, so that no answer can slip out. */
export function toLesson({ course, id, record }: OpenLesson): Lesson {
  const ids = course.outline.map((lesson) => lesson.id);
  const index = ids.indexOf(id);
  return {
    _id: id,
    courseId: course._id,
    courseTitle: course.title,
    title: record.title,
    minutes: record.minutes,
    body: record.body,
    quiz: record.quiz.map(({ question, options }) => ({ question, options })),
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
  };
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
