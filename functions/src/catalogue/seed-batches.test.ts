import { limits } from '@pathshala/contract/http/limits';
import { expect, test } from 'vitest';
import { seedBatches } from './seed-batches.ts';

const lessons = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `lessons/${at}`, data: { body: 'x'.repeat(bytes) } }));

test('the largest lessons fit into batches of 10 MiB, small ones come a hundred at once, all in their order', () => {
  const large = seedBatches(lessons(30, limits.lessonPageBytes));
  for (const batch of large) expect(JSON.stringify(batch).length).toBeLessThan(10 * 1024 * 1024);
  expect(large.flat()).toEqual(lessons(30, limits.lessonPageBytes));
  expect(seedBatches(lessons(250, 10)).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(seedBatches([])).toEqual([]);
});
