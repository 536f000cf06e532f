import { expect, test } from 'vitest';
import { openFirst } from './course.ts';

test('open courses come first, otherwise keeping their order', () => {
  const given = [
    { _id: 'a', complete: false },
    { _id: 'b', complete: true },
    { _id: 'c', complete: false },
    { _id: 'd', complete: true },
  ];
  expect(openFirst(given).map(({ _id }) => _id)).toEqual(['b', 'd', 'a', 'c']);
  expect(given.map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd']);
});
