import type { Enrolment, QuizResult } from './enrolment.ts';

/** Share of the questions or marks. */
export const passMark = 0.6;

export function enoughToPass(of: number): number {
  return Array.from({ length: of }, (_, at) => at + 1).find((score) => isPassed({ score, of })) ?? of;
}

export function isPassed(result: Pick<QuizResult, 'score' | 'of'>): boolean {
  return result.of > 0 && result.score / result.of >= passMark;
}

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

export function missingFor(learned: Learned): Requirement[] {
  const rows = Object.entries(requirements) as [Requirement, (one: Learned) => boolean][];
  return rows.filter(([, isMet]) => !isMet(learned)).map(([name]) => name);
}
