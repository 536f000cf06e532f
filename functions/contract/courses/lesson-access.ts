import type { ErrorCode } from '../http/errors.ts';
import type { CourseDetail, OutlineItem } from './course.ts';
import type { Lesson } from './enrolment.ts';

export type LessonReader = 'visitor' | 'signed-in' | 'enrolled';

/** Reasons to refuse a lesson, in order of precedence. */
export const lessonRefusals = [
  'not-found',
  'course-not-open',
  'unauthenticated',
  'not-enrolled',
] as const satisfies readonly ErrorCode[];

export type LessonRefusal = (typeof lessonRefusals)[number];

type CourseAccess = Pick<CourseDetail, 'complete'> & { readonly outline: readonly Pick<OutlineItem, 'id'>[] };

/** The first lesson of an open course is for anyone, the others for its students. */
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

/** The stored questions also hold their answers. */
export type LessonWords = Pick<Lesson, 'title' | 'minutes' | 'body' | 'quiz'>;

/** Picks the fields one by one, so that no answer leaks. */
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

/** Offered to visitors who may not open another. The tests of `functions/content` check it. */
export const firstLesson = { courseId: 'free-fractions-from-zero', lessonId: 'fair-shares' } as const;
