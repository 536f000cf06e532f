import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { Level } from '../exercise.ts';

/** Right answers in a row that lead a level up, and other answers in a row that lead a level down. */
export const rightInARow = 3;
const down = 2;

export interface Standing {
  readonly level: Level;
  readonly run: number;
  /** By a full run at the hardest level; lost with a step down. */
  readonly isMastered: boolean;
}

function runOf(results: readonly boolean[]): { readonly isRight: boolean; readonly length: number } {
  const isRight = results.at(-1) ?? true;
  return { isRight, length: results.length - 1 - results.findLastIndex((one) => one !== isRight) };
}

export function standingOf(log: readonly PracticeEntry[], template: string): Standing {
  let level: Level = 1;
  let results: boolean[] = [];
  let isMastered = false;
  for (const entry of log) {
    if (entry.template !== template || entry.level !== level) continue;
    results.push(entry.outcome === 'right');
    const { isRight, length } = runOf(results);
    const step = isRight && length >= rightInARow ? 1 : !isRight && length >= down ? -1 : 0;
    if (step === 0) continue;
    isMastered = step > 0 && (isMastered || level === 3);
    level = Math.min(3, Math.max(1, level + step)) as Level;
    results = [];
  }
  const { isRight, length } = runOf(results);
  return { level, run: isRight ? length : 0, isMastered };
}
