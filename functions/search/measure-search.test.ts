import { expect, test } from 'vitest';
import { measureSearch } from './measure-search.ts';
import { indexOf } from './search.ts';

test('measures sizes, the first answer and the middle one', () => {
  const json = indexOf([
    { _id: 'plants', group: 'courses', title: 'Maths of plants', note: 'Class 3', text: 'Leaves' },
  ]);
  const measures = measureSearch(json, 3);
  expect(measures.indexBytes).toBe(Buffer.byteLength(json));
  expect(measures.sentBytes).toBeLessThan(measures.indexBytes);
  expect(measures.load).toBeGreaterThan(0);
  expect(measures.p50).toBeGreaterThan(0);
  expect(measures.p50).toBeLessThanOrEqual(measures.p95);
  expect(measures.p95).toBeLessThanOrEqual(measures.slowest);
});
