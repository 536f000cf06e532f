import { expect, test } from 'vitest';
import { untrueFormulas, wrongAnswer } from './recompute.ts';

const options = ['$3$', '$4$', '৫', '6 apples'];

test.each([
  ['2 + 2', 1, undefined],
  ['sqrt(25)', 2, undefined],
  ['max(6, 2)', 3, undefined],
  ['2 + 2', 0, 'comes to 4, and the right option does not say that'],
  ['', 1, 'is no expression that can be worked out'],
  ['2 +', 1, 'is no expression that can be worked out'],
  ['1 / 0', 1, 'is no expression that can be worked out'],
  ['createUnit("foo")', 1, 'is no expression that can be worked out'],
  ['import({})', 1, 'is no expression that can be worked out'],
])('%j with option %i as the right one: %j', (compute, answer, fault) => {
  expect(wrongAnswer(compute, options, answer)).toBe(fault);
});

test('two options may not say the right number', () => {
  expect(wrongAnswer('1 + 1', ['2', '1', '$2.0$'], 0)).toBe('comes to 2, which option 3 says too');
});

test('a formula that says what is not so is named', () => {
  expect(untrueFormulas('Now $1 + 1 = 2$, $1 + 2 = 4$ and $x = 5$, and \\$5 = nothing.')).toEqual([
    '1 + 2 = 4',
  ]);
});
