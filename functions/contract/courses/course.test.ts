import { expect, test } from 'vitest';
import { openFirst } from './course.ts';

test('what is open stands first, and nothing else changes its place', () => {
  const given = [
    { _id: 'a', complete: false },
    { _id: 'b', complete: true },
    { _id: 'c', complete: false },
    { _id: 'd', complete: true },
  ];
  expect(openFirst(given).map(({ _id }) => _id)).toEqual(['b', 'd', 'a', 'c']);
  expect(given.map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd']);
});
