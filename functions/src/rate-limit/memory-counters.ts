import { LRUCache } from 'lru-cache';
import type { Allowance, Wait } from './allowance.ts';

/** Callers that one instance remembers; the one that was not heard of the longest is forgotten first. */
const max = 20_000;

/**
 * Counts in the memory of one instance: cheap enough for every call. A caller may do all of an allowance at once, and
 * gets it back evenly, so that whoever is refused waits a moment and not a whole window. One number is kept of each: the
 * moment at which the allowance is whole again.
 */
export class MemoryCounters {
  readonly #wholeAt = new LRUCache<string, number>({ max });
  readonly #windowMs: number;
  readonly #now: () => number;

  /**
   * @param windowMs milliseconds in which a spent allowance comes back
   * @param now the clock, milliseconds
   */
  constructor(windowMs: number, now: () => number = Date.now) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts one for each allowance, or, when one of them is spent, for none. */
  take(allowances: readonly Allowance[]): Wait {
    const now = this.#now();
    const next = allowances.map(({ key, max: whole }) => ({
      key,
      at: Math.max(now, this.#wholeAt.get(key) ?? now) + this.#windowMs / whole,
    }));
    const wait = Math.max(...next.map(({ at }) => at - now - this.#windowMs));
    // The sums of fractions are a hair off.
    if (wait > 0.001) return wait;
    for (const { key, at } of next) this.#wholeAt.set(key, at);
    return 0;
  }
}
