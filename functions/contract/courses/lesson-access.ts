import type { ErrorCode } from '../http/errors.ts';
import type { CourseDetail, OutlineItem } from './course.ts';
import type { Enrolment, Lesson, QuizResult } from './enrolment.ts';

export type LessonReader = 'visitor' | 'signed-in' | 'enrolled';

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

export const firstLesson = { courseId: 'free-fractions-from-zero', lessonId: 'fair-shares' } as const;

export const passMark = 0.6;

export function enoughToPass(of: number): number {
  return Array.from({ length: of }, (_, at) => at + 1).find((score) => isPassed({ score, of })) ?? of;
}

export function isPassed(result: Pick<QuizResult, 'score' | 'of'>): boolean {
  return result.of > 0 && result.score / result.of >= passMark;
}

export type Learned = Pick<Enrolment, 'lessons' | 'lessonsDone' | 'quizzes' | 'modelTest'>;

/** To add one, add a row and its text in `web/src/features/certificate/certificate-page.tsx`. */
const requirements = {
  lessons: ({ lessons, lessonsDone }: Learned) =>
    lessons.length > 0 && lessons.every(({ id }) => lessonsDone.includes(id)),
  quizzes: ({ lessons, quizzes }: Learned) =>
    lessons.every(({ id, noQuiz }) => noQuiz || quizzes.some((one) => one.lessonId === id && isPassed(one))),
  // Made from the course's quizzes (docs/model-tests.md); a course without quizzes has none.
  modelTest: ({ lessons, modelTest }: Learned) =>
    (lessons.length > 0 && lessons.every(({ noQuiz }) => noQuiz)) ||
    (modelTest !== undefined && isPassed(modelTest)),
} as const satisfies Readonly<Record<string, (learned: Learned) => boolean>>;

export type Requirement = keyof typeof requirements;

export function missingFor(learned: Learned): Requirement[] {
  const rows = Object.entries(requirements) as [Requirement, (one: Learned) => boolean][];
  return rows.filter(([, isMet]) => !isMet(learned)).map(([name]) => name);
}
