import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('the least recently used entry makes room', () => {
  const cache = new LRUCache<string, number>(atMost(2));
  for (const key of ['first', 'second']) cache.set(key, 1);
  cache.get('first');
  cache.set('third', 1);
  expect([...cache.keys()].sort()).toEqual(['first', 'third']);
});
