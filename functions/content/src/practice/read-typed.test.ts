import { expect, test } from 'vitest';
import { readNumber } from './read-typed.ts';

test.each<[typed: string, value: number, tex: string]>([
  ['12', 12, '12'],
  ['১২', 12, '12'],
  [' 1 2 / 3', 5 / 3, '1\\frac{2}{3}'],
  ['1/2', 0.5, '\\frac{1}{2}'],
  ['২½', 2.5, '2\\frac{1}{2}'],
  ['১ পূর্ণ ১/২', 1.5, '1\\frac{1}{2}'],
  ['০.৫', 0.5, '0.5'],
  ['0.50', 0.5, '0.50'],
  ['.5', 0.5, '0.5'],
  ['0·5', 0.5, '0.5'],
  ['-5', -5, '-5'],
  ['− 5', -5, '-5'],
  ['–৫', -5, '-5'],
  ['- 3/4', -0.75, '-\\frac{3}{4}'],
  ['3/-4', -0.75, '\\frac{3}{-4}'],
  ['+7', 7, '7'],
  ['x = 4', 4, '4'],
  ['= ৪', 4, '4'],
  ['1,250', 1250, '1250'],
  ['12,50,000', 1_250_000, '1250000'],
  ['1,250,000', 1_250_000, '1250000'],
  ['1 250 000.5', 1_250_000.5, '1250000.5'],
  ['৫।', 5, '5'],
  ['5.', 5, '5'],
  ['３', 3, '3'],
  ['3\u200b', 3, '3'],
])('%j is read as %f', (typed, value, tex) => {
  const read = readNumber(typed);
  if (typeof read === 'string') throw new Error(read);
  expect(read.value.n / read.value.d).toBeCloseTo(value, 12);
  expect(read).toMatchObject({ tex, rest: '' });
});

test.each([
  ['5 cm', 'cm'],
  ['৫সেমি', 'সেমি'],
  ['5 cm^2', 'cm^2'],
  ['৳৫০', 'taka'],
  ['Tk. 50', 'taka'],
  ['12 m/s', 'm/s'],
])('in %j the unit remains: %s', (typed, rest) => {
  expect(readNumber(typed)).toMatchObject({ rest });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['abc', 'number'],
  ['পাঁচ', 'number'],
  ['-', 'number'],
  ['π', 'number'],
  ['3π/4', 'two'],
  ['1,5', 'comma'],
  ['0,5', 'comma'],
  ['1,25', 'comma'],
  ['3+4', 'sum'],
  ['3 × 4', 'sum'],
  ['1.2.3', 'number'],
  ['1/2/3', 'sum'],
  ['3:4', 'two'],
  ['4/0', 'zero'],
  ['1 1/0', 'zero'],
  ['12 13', 'two'],
  ['5 or 6', 'two'],
  ['1234567890123', 'long'],
])('%j is an input error: %s', (typed, inputError) => {
  expect(readNumber(typed)).toBe(inputError);
});
