import { expect, test } from 'vitest';
import { untrueFormulas, wrongAnswer } from './recompute.ts';

const options = ['$3$', '$4$', '৫', '6 apples'];

test.each([
  ['2 + 2', 1, undefined],
  ['sqrt(25)', 2, undefined],
  ['max(6, 2)', 3, undefined],
  ['2 + 2', 0, { key: 'faults.rightDiffers', params: { value: 4 } }],
  ['', 1, { key: 'faults.notComputed' }],
  ['2 +', 1, { key: 'faults.notComputed' }],
  ['1 / 0', 1, { key: 'faults.notComputed' }],
  ['createUnit("foo")', 1, { key: 'faults.notComputed' }],
  ['import({})', 1, { key: 'faults.notComputed' }],
])('%j with option %i as the right one: %j', (compute, answer, issue) => {
  expect(wrongAnswer(compute, options, answer)).toEqual(issue);
});

test('two options may not say the right number', () => {
  expect(wrongAnswer('1 + 1', ['2', '1', '$2.0$'], 0)).toEqual({
    key: 'faults.alsoRight',
    params: { value: 2, option: 3 },
  });
});

test('a formula that says what is not so is named', () => {
  expect(untrueFormulas('Now $1 + 1 = 2$, $1 + 2 = 4$ and $x = 5$, and \\$5 = nothing.')).toEqual([
    '1 + 2 = 4',
  ]);
});
