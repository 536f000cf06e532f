import type { ErrorCode } from '../http/errors.ts';
import type { CourseDetail, OutlineItem } from './course.ts';

/** Who asks for a lesson: nobody known, somebody signed in, or a student of the course. */
export type LessonReader = 'visitor' | 'signed-in' | 'enrolled';

/** Why a lesson is not given, in the order in which the reasons count. */
export const lessonRefusals = [
  'not-found',
  'course-not-open',
  'unauthenticated',
  'not-enrolled',
] as const satisfies readonly ErrorCode[];

export type LessonRefusal = (typeof lessonRefusals)[number];

/** What the rule needs to know of a course. */
type CourseAccess = Pick<CourseDetail, 'complete'> & { readonly outline: readonly Pick<OutlineItem, 'id'>[] };

/**
 * Who may read a lesson: the first of a course that is open is for anybody, the others for those who have joined.
 * The API, the outline, the course's box and the page that refuses all ask here.
 * @returns `open`, or the code of the error that the API answers
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
