import { expect, test } from 'vitest';
import { enoughToPass, isPassed } from './pass-mark.ts';

test.each([
  [1, 1],
  [3, 2],
  [5, 3],
  [8, 5],
  [10, 6],
])('of %i questions, %i right answers are enough', (of, enough) => {
  expect(enoughToPass(of)).toBe(enough);
  expect([isPassed({ score: enough, of }), isPassed({ score: enough - 1, of })]).toEqual([true, false]);
});
