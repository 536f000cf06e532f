import type { Enrolment } from '../courses/enrolment.ts';
import { isPassed } from '../courses/pass-mark.ts';

/** What is known of somebody's learning in a course. */
export type Learned = Pick<Enrolment, 'lessons' | 'lessonsDone' | 'quizzes' | 'modelTest'>;

/**
 * What a certificate asks for, a row each: the API looks whether all of them are met, and the site says which are not. A
 * new one is a row here and its words in `web/src/features/certificate/missing-words.ts`.
 */
export const requirements = {
  lessons: ({ lessons, lessonsDone }: Learned) =>
    lessons.length > 0 && lessons.every(({ id }) => lessonsDone.includes(id)),
  quizzes: ({ lessons, quizzes }: Learned) =>
    lessons.every(({ id, noQuiz }) => noQuiz || quizzes.some((one) => one.lessonId === id && isPassed(one))),
  // The quizzes of a course are enough to make one (docs/model-tests.md); a course without any asks for none.
  modelTest: ({ lessons, modelTest }: Learned) =>
    (lessons.length > 0 && lessons.every(({ noQuiz }) => noQuiz)) ||
    (modelTest !== undefined && isPassed(modelTest)),
} as const satisfies Readonly<Record<string, (learned: Learned) => boolean>>;

export type Requirement = keyof typeof requirements;

/** What somebody has still to do for the certificate of a course; nothing: it is theirs. */
export function missingFor(learned: Learned): Requirement[] {
  const rows = Object.entries(requirements) as [Requirement, (one: Learned) => boolean][];
  return rows.filter(([, isMet]) => !isMet(learned)).map(([name]) => name);
}
