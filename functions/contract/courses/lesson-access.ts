import type { ErrorCode } from '../http/errors.ts';
import type { CourseDetail, OutlineItem } from './course.ts';
import type { Lesson, QuizResult } from './lesson.ts';

/**
 * The lesson offered to visitors who may not open another: the first of a free course. The tests of `functions/content`
 * check it.
 */
export const firstLesson = { courseId: 'free-fractions-from-zero', lessonId: 'fair-shares' } as const;

/** The reader: a visitor, a signed-in person, or a student of the course. */
export type LessonReader = 'visitor' | 'signed-in' | 'enrolled';

/** Reasons to refuse a lesson, in order of precedence. */
export const lessonRefusals = [
  'not-found',
  'course-not-open',
  'unauthenticated',
  'not-enrolled',
] as const satisfies readonly ErrorCode[];

export type LessonRefusal = (typeof lessonRefusals)[number];

/** What the rule reads of a course. */
type CourseAccess = Pick<CourseDetail, 'complete'> & { readonly outline: readonly Pick<OutlineItem, 'id'>[] };

/**
 * Decides who may read a lesson: the first one of an open course is for anyone, the others for its students. Used by
 * the API, the outline, the course's box and the refusal page.
 * @returns `open`, or the API's error code
 */
export function mayReadLesson(
  course: CourseAccess,
  lessonId: string,
  reader: LessonReader,
): 'open' | LessonRefusal {
  const place = course.outline.findIndex((lesson) => lesson.id === lessonId);
  if (place < 0) return 'not-found';
  if (!course.complete) return 'course-not-open';
  if (place === 0 || reader === 'enrolled') return 'open';
  return reader === 'visitor' ? 'unauthenticated' : 'not-enrolled';
}

/** Share of questions or marks needed to pass. */
export const passMark = 0.6;

/** Right answers needed to pass. */
export function enoughToPass(of: number): number {
  return Array.from({ length: of }, (_, at) => at + 1).find((score) => isPassed({ score, of })) ?? of;
}

/** Whether a result passes. */
export function isPassed(result: Pick<QuizResult, 'score' | 'of'>): boolean {
  return result.of > 0 && result.score / result.of >= passMark;
}

/** The reader's part of a lesson record. The record's questions also hold their answers. */
export type LessonWords = Pick<Lesson, 'title' | 'minutes' | 'body' | 'quiz'>;

/**
 * Picks the reader's fields of a lesson one by one, for API and prerendered page, so that no answer leaks.
 * @param lessonId in the course's outline
 */
export function readerLesson(
  course: Pick<CourseDetail, '_id' | 'title' | 'outline'>,
  lessonId: string,
  { title, minutes, body, quiz }: LessonWords,
): Lesson {
  const ids = course.outline.map((lesson) => lesson.id);
  const index = ids.indexOf(lessonId);
  return {
    _id: lessonId,
    courseId: course._id,
    courseTitle: course.title,
    title,
    minutes,
    body,
    quiz: quiz.map(({ question, options }) => ({ question, options })),
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
  };
}
