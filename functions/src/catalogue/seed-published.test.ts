import type { CardRecord } from '@pathshala/content/records';
import { limits } from '@pathshala/contract/http/limits';
import { expect, test } from 'vitest';
import { mergedList, mergedOrder, seedBatches } from './seed-catalogue.ts';

const cards = (...ids: string[]) => ids.map((_id) => ({ _id }) as CardRecord);
const merged = (seeded: string[], stored: string[], edited: string[]) =>
  mergedList(cards(...seeded), cards(...stored), (id) => edited.includes(id)).map(({ _id }) => _id);

test.each([
  ['nothing is the editors’: as in the files', ['c', 'a', 'd'], ['a', 'b', 'c'], [], ['c', 'a', 'd']],
  ['a course was moved', ['a', 'b', 'c'], ['c', 'a', 'b'], ['c'], ['c', 'a', 'b']],
  ['a course was taken back', ['a', 'b', 'c'], ['a', 'c'], ['b'], ['a', 'c']],
  ['one was taken back, another moved', ['a', 'b', 'c'], ['c', 'a'], ['b', 'c'], ['c', 'a']],
  ['a course was begun in the studio', ['a', 'b'], ['a', 'new', 'b'], ['new'], ['a', 'new', 'b']],
  ['the files have another one', ['a', 'x', 'b', 'y'], ['b', 'a'], ['b'], ['b', 'y', 'a', 'x']],
  ['the files have another first one', ['x', 'a', 'b'], ['b', 'a'], ['b'], ['x', 'b', 'a']],
  ['a course left the files', ['a'], ['b', 'a', 'c'], ['c'], ['a', 'c']],
])('%s', (_what, seeded, stored, edited, after) => {
  expect(merged(seeded, stored, edited)).toEqual(after);
});

test.each([
  ['the files decide where nobody edited', ['b', 'a', 'new'], ['a', 'draft', 'b'], false, 'b a new draft'],
  ['the editors decide where somebody did', ['a', 'b', 'new'], ['b', 'draft', 'a'], true, 'b draft a new'],
])('the order of lessons: %s', (_what, seeded, stored, isKept, after) => {
  expect(mergedOrder(seeded, stored, isKept).join(' ')).toBe(after);
});

const lessons = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `lessons/${at}`, data: { body: 'x'.repeat(bytes) } }));

test('the largest lessons fit into batches of 10 MiB, small ones come a hundred at once, all in their order', () => {
  const large = seedBatches(lessons(30, limits.lessonPageBytes));
  for (const batch of large) expect(JSON.stringify(batch).length).toBeLessThan(10 * 1024 * 1024);
  expect(large.flat()).toEqual(lessons(30, limits.lessonPageBytes));
  expect(seedBatches(lessons(250, 10)).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(seedBatches([])).toEqual([]);
});
