import type { ErrorCode } from '../http/errors.ts';
import type { CourseDetail, OutlineItem } from './course.ts';

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
