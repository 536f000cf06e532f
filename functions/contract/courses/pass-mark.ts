import type { QuizResult } from './lesson.ts';

/** Part of a quiz's questions, or of a model test's marks, that must be right. */
const passMark = 0.6;

/** How many right answers of so many are a pass. */
export function enoughToPass(of: number): number {
  return Array.from({ length: of }, (_, at) => at + 1).find((score) => isPassed({ score, of })) ?? of;
}

/** Whether a quiz or a model test is passed by this result. */
export function isPassed(result: Pick<QuizResult, 'score' | 'of'>): boolean {
  return result.of > 0 && result.score / result.of >= passMark;
}
