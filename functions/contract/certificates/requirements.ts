import type { Enrolment } from '../courses/enrolment.ts';
import { isPassed } from '../courses/lesson-access.ts';

/** Somebody's progress in a course. */
export type Learned = Pick<Enrolment, 'lessons' | 'lessonsDone' | 'quizzes' | 'modelTest'>;

/**
 * The requirements of a certificate: the API checks that all are met, the site shows which are missing. To add one, add
 * a row and its text in `web/src/features/certificate/missing-words.ts`.
 */
export const requirements = {
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

/** The unmet requirements; empty: the certificate can be issued. */
export function missingFor(learned: Learned): Requirement[] {
  const rows = Object.entries(requirements) as [Requirement, (one: Learned) => boolean][];
  return rows.filter(([, isMet]) => !isMet(learned)).map(([name]) => name);
}
