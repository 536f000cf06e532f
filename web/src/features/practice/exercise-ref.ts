import type { Level } from '@pathshala/content/practice/exercise';
import { standingOf } from '@pathshala/content/practice/review/level';
import type { PracticeEntry } from '@pathshala/contract/practice/log';

/** Which exercise of a skill this is. Its page keeps this in the address. */
export interface ExerciseRef {
  readonly seed: number;
  readonly level: Level;
}

export const builtExercise: ExerciseRef = { seed: 0, level: 1 };

/** Seeds whose exercises the tests prove: `functions/content/src/practice`. */
const seeds = 10_000;
const names = { seed: 'n', level: 'l' } as const;

/** @returns undefined if the address names no exercise */
export function exerciseRefIn(params: URLSearchParams): ExerciseRef | undefined {
  const [seed, level] = [params.get(names.seed), params.get(names.level)];
  if (!/^\d{1,9}$/.test(seed ?? '') || !/^[123]$/.test(level ?? '')) return undefined;
  return { seed: Number(seed), level: Number(level) as Level };
}

export const queryOf = ({ seed, level }: ExerciseRef): Record<string, string> => ({
  [names.seed]: String(seed),
  [names.level]: String(level),
});

export function nextExercise(
  log: readonly PracticeEntry[],
  template: string,
  random = Math.random,
): ExerciseRef {
  return { seed: Math.floor(random() * seeds), level: standingOf(log, template).level };
}

export function firstExercise(
  log: readonly PracticeEntry[],
  template: string,
  random = Math.random,
): ExerciseRef {
  return log.some((entry) => entry.template === template)
    ? nextExercise(log, template, random)
    : builtExercise;
}
