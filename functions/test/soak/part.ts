import fc from 'fast-check';

/** What one part of the soak is told, and what it gives back. */
export interface Load {
  /** The same seed makes the same choices again. */
  readonly seed: number;
  readonly progress: (done: number, of: number) => void;
  /** The longest that anybody may wait for an answer, milliseconds. */
  readonly longest: number;
}

export interface Outcome {
  /** What was counted, for the table at the end. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Everything that must not be, one line each; none where all held. */
  readonly breaches: readonly string[];
}

/** What the school promises, milliseconds. */
export const longestWait = 10_000;

/** The short form's load: a machine that is busy with other tests is late and not wrong, one that hangs is both. */
export const shortLoad: Load = { seed: 24, progress: () => undefined, longest: 3 * longestWait };

/** More lines would say the same again. */
export const maxBreaches = 20;

/** @returns a function that gives numbers from 0 up to and without 1, the same ones for the same seed */
export function randomFrom(seed: number): () => number {
  const [numbers] = fc.sample(fc.infiniteStream(fc.noBias(fc.nat(2 ** 30 - 1))), { seed, numRuns: 1 });
  return () => (numbers?.next().value ?? 0) / 2 ** 30;
}

/** One of a list, by chance. */
export function pick<T>(random: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
