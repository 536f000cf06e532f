import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { Level } from '../exercise.ts';

/** So many right ones one after the other lead up, so many that were not lead down. */
export const rightInARow = 3;
const down = 2;

/** How far somebody is with a template. */
export interface Standing {
  readonly level: Level;
  /** Right ones one after the other at this level since the last step. */
  readonly run: number;
  /** As many right in a row at the hardest level as lead up; lost again with a step down. */
  readonly isMastered: boolean;
}

/** The run of like results at the end of a list. */
function runOf(results: readonly boolean[]): { readonly isRight: boolean; readonly length: number } {
  const isRight = results.at(-1) ?? true;
  return { isRight, length: results.length - 1 - results.findLastIndex((one) => one !== isRight) };
}

/** Where the answers to a template have led: up after three right ones of a level, down after two that were not. */
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
