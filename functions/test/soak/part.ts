import fc from 'fast-check';

/** Input and result of one part of the soak. */
export interface Load {
  /** The same seed makes the same choices again. */
  readonly seed: number;
  readonly progress: (done: number, of: number) => void;
  /** The longest allowed answer, milliseconds. */
  readonly longest: number;
}

export interface Outcome {
  /** Counts for the table at the end. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Failures, one line each. */
  readonly breaches: readonly string[];
}

/** The school's promise, milliseconds. */
export const longestWait = 10_000;

/** In the short form a machine busy with other tests may be late. */
export const shortLoad: Load = { seed: 24, progress: () => undefined, longest: 3 * longestWait };

/** The number of failures that are listed. */
export const maxBreaches = 20;

/** @returns a generator of numbers from 0 up to 1, the same for the same seed */
export function randomFrom(seed: number): () => number {
  const [numbers] = fc.sample(fc.infiniteStream(fc.noBias(fc.nat(2 ** 30 - 1))), { seed, numRuns: 1 });
  return () => (numbers?.next().value ?? 0) / 2 ** 30;
}

/** A random item of a list. */
export function pick<T>(random: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
