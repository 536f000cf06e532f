import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

/** Milliseconds. */
const minute = 60_000;
/** Maximum entries; evicts the least recently used. */
const max = 5000;

/**
 * A bounded cache with a lifetime of a minute.
 * @param now clock, milliseconds since 1970
 */
export function minuteCache<Value extends object | number | true>(
  now: () => number = () => Date.now(),
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ ...atMost(max), ttl: minute, ttlResolution: 0, perf: { now } });
}
