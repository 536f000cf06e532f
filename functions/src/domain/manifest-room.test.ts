import { expect, test } from 'vitest';
import type { ManifestEntry } from '../firestore/studio-records.ts';
import { manifestBytes, manifestPercent, maxManifestBytes, requireRoom } from './manifest-room.ts';

const entry: ManifestEntry = { revision: 1, title: { en: 'Mangoes', bn: 'আম' }, at: 1 };
const withItems = (count: number) => ({
  revision: 1,
  items: { articles: Object.fromEntries(Array.from({ length: count }, (_, at) => [`article-${at}`, entry])) },
});

test('each item takes what Firestore counts of it', () => {
  const one = manifestBytes(withItems(1)) - manifestBytes(withItems(0));
  const texts = [`article-0`, 'revision', 'title', 'en', 'Mangoes', 'bn', 'আম', 'at'];
  const maps = 2 * 32;
  const numbers = 2 * 8;
  expect(one).toBe(texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, maps + numbers));
});

test('what fits is let through, and what does not is refused', () => {
  const each = manifestBytes(withItems(2)) - manifestBytes(withItems(1));
  const fitting = Math.floor((maxManifestBytes * 0.9) / (each + 5));
  expect(() => requireRoom(withItems(fitting))).not.toThrow();
  expect(manifestPercent(withItems(fitting))).toBeGreaterThan(80);
  expect(() => requireRoom(withItems(2 * fitting))).toThrow('reached its limit of published items');
});
