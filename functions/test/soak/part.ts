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
export const mostBreaches = 20;

/**
 * Numbers that look random and are the same for the same seed (mulberry32).
 * @returns what gives the next one, from 0 up to and without 1
 */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list, by chance. */
export function pick<T>(random: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
