import { LRUCache } from 'lru-cache';

/** Milliseconds. */
const minute = 60_000;
/** What one instance remembers at most; what was not asked for the longest is forgotten first. */
const max = 5000;

/**
 * What is remembered for a minute, and in bounded memory.
 * @param now the clock, milliseconds since 1970
 */
export function minuteCache<Value extends object | number | true>(
  now: () => number = () => Date.now(),
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ max, ttl: minute, ttlResolution: 0, perf: { now } });
}
