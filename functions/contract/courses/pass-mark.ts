import type { QuizResult } from './lesson.ts';

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
