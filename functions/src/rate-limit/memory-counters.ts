import { LRUCache } from 'lru-cache';
import { atMost } from '../core/cache.ts';
import type { Allowance, Wait } from './allowance.ts';

/** Maximum callers per instance; evicts the least recently seen. */
const max = 20_000;

/**
 * In-memory counters (GCRA), cheap enough for every call. The allowance refills evenly, so that refused callers wait
 * for a moment instead of a whole window. Stores one number per caller: when the allowance is full again.
 */
export class MemoryCounters {
  readonly #wholeAt = new LRUCache<string, number>(atMost(max));
  readonly #windowMs: number;
  readonly #now: () => number;

  /**
   * @param windowMs milliseconds to refill a spent allowance
   * @param now clock, milliseconds
   */
  constructor(windowMs: number, now: () => number = Date.now) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts all allowances, or none if one is spent. */
  take(allowances: readonly Allowance[]): Wait {
    const now = this.#now();
    const next = allowances.map(({ key, max: whole }) => ({
      key,
      at: Math.max(now, this.#wholeAt.get(key) ?? now) + this.#windowMs / whole,
    }));
    const wait = Math.max(...next.map(({ at }) => at - now - this.#windowMs));
    // Tolerates floating-point errors.
    if (wait > 0.001) return wait;
    for (const { key, at } of next) this.#wholeAt.set(key, at);
    return 0;
  }
}
