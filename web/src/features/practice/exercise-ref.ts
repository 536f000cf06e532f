import type { Level } from '@pathshala/content/practice/exercise';
import type { PracticeEntry } from '@pathshala/contract/practice/log';

/** Which exercise of a skill: what its page keeps in its address. */
export interface ExerciseRef {
  readonly seed: number;
  readonly level: Level;
}

/** The one that the page was written with. */
export const builtExercise: ExerciseRef = { seed: 0, level: 1 };

/** Seeds whose exercises are proved: `functions/content/src/practice`. */
const seeds = 10_000;
const names = { seed: 'n', level: 'l' } as const;

/** @returns undefined where the address says none */
export function exerciseRefIn(params: URLSearchParams): ExerciseRef | undefined {
  const [seed, level] = [params.get(names.seed), params.get(names.level)];
  if (!/^\d{1,9}$/.test(seed ?? '') || !/^[123]$/.test(level ?? '')) return undefined;
  return { seed: Number(seed), level: Number(level) as Level };
}

/** The address's query for an exercise. */
export const queryOf = ({ seed, level }: ExerciseRef): Record<string, string> => ({
  [names.seed]: String(seed),
  [names.level]: String(level),
});

/** So many right ones one after the other lead up, so many that were not lead down. */
const [up, down] = [3, 2];

/** The run of like results at the end of a list. */
function run(of: readonly boolean[]): { readonly isRight: boolean; readonly length: number } {
  const isRight = of.at(-1) ?? true;
  return { isRight, length: of.length - 1 - of.findLastIndex((one) => one !== isRight) };
}

/** The level that somebody is at: it goes up after three right ones of it, and down after two that were not. */
export function levelAfter(log: readonly PracticeEntry[], template: string): Level {
  let level: Level = 1;
  let results: boolean[] = [];
  for (const entry of log) {
    if (entry.template !== template || entry.level !== level) continue;
    results.push(entry.outcome === 'right');
    const { isRight, length } = run(results);
    const next: number = isRight && length >= up ? level + 1 : !isRight && length >= down ? level - 1 : level;
    if (next === level) continue;
    level = Math.min(3, Math.max(1, next)) as Level;
    results = [];
  }
  return level;
}

/**
 * The next exercise of a skill.
 * @param random from 0 to 1
 */
export function nextExercise(
  log: readonly PracticeEntry[],
  template: string,
  random = Math.random,
): ExerciseRef {
  return { seed: Math.floor(random() * seeds), level: levelAfter(log, template) };
}

/** Where one starts: for anyone who is new, the exercise that is there already. */
export function firstExercise(
  log: readonly PracticeEntry[],
  template: string,
  random = Math.random,
): ExerciseRef {
  return log.some((entry) => entry.template === template)
    ? nextExercise(log, template, random)
    : builtExercise;
}
