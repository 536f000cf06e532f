import { expect, test } from 'vitest';
import { byName } from './table-columns.ts';

test('pupils stand by their names, and those with numbers in their order', () => {
  const pupils = ['Roll 10', 'Tania', 'Roll 2', 'Ésha', 'Rima'].map((name) => ({
    _id: name,
    name,
    progress: [],
  }));
  expect(byName(pupils).map(({ name }) => name)).toEqual(['Ésha', 'Rima', 'Roll 2', 'Roll 10', 'Tania']);
  expect(pupils[0]?.name, 'the list itself stays').toBe('Roll 10');
});
