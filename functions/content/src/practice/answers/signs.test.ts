import { expect, test } from 'vitest';
import { decimal, fraction, quantity, text, whole } from '../make-answers.ts';
import { ratio } from '../rational.ts';
import { signsFor } from './signs.ts';

test.each([
  ['a whole number of a template without negative ones', whole(7), [], []],
  ['a whole number of one with some', whole(7), ['minus'], ['minus']],
  ['a decimal', decimal(2.5), [], ['point']],
  ['a fraction', fraction(ratio(1, 2)), [], ['bar']],
  ['a fraction where mixed numbers come', fraction(ratio(1, 2)), ['space'], ['bar', 'space']],
  ['a quantity', quantity(3, 'cm'), [], []],
  ['so many π', quantity(3, 'cm', { pi: true }), ['point'], ['point', 'bar', 'pi']],
  ['a time', text('11:00', '11.00'), [], ['colon']],
  ['a word', text('go'), [], []],
  ['a question that no template made', whole(7), undefined, ['minus']],
] as const)('%s', (_what, answer, ofTemplate, expected) => {
  expect(signsFor(answer, ofTemplate)).toEqual(expected);
});
