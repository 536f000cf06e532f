import { expect, test } from 'vitest';
import type { ManifestEntry } from '../firestore/studio-records.ts';
import { fullestShard, maxShardBytes, requireRoom, shardBytes } from './manifest-room.ts';

const entry: ManifestEntry = { revision: 1, title: { en: 'Mangoes', bn: 'আম' }, at: 1 };
const withItems = (count: number) => ({
  items: Object.fromEntries(Array.from({ length: count }, (_, at) => [`article-${at}`, entry])),
});

test('each item takes what Firestore counts of it', () => {
  const one = shardBytes(withItems(1)) - shardBytes(withItems(0));
  const texts = [`article-0`, 'revision', 'title', 'en', 'Mangoes', 'bn', 'আম', 'at'];
  const maps = 2 * 32;
  const numbers = 2 * 8;
  expect(one).toBe(texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, maps + numbers));
});

test('what fits is let through, and what does not is refused', () => {
  const each = shardBytes(withItems(2)) - shardBytes(withItems(1));
  const fitting = Math.floor((maxShardBytes * 0.9) / (each + 5));
  expect(() => requireRoom([withItems(1), withItems(fitting)])).not.toThrow();
  expect(fullestShard([withItems(1), withItems(fitting)])).toBeGreaterThan(80);
  expect(() => requireRoom([withItems(1), withItems(2 * fitting)])).toThrow(
    'reached its limit of published items',
  );
});
