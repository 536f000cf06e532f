import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { yearIn } from './format.ts';
import { numberIn } from './number.ts';

test.each(languages)('a year is written as people who speak %s write it', (language) => {
  const { format } = new Intl.DateTimeFormat(language, { year: 'numeric' });
  for (const day of ['2026-06-30T12:00:00Z', '2031-12-31T23:59:59Z', '2032-01-01T00:00:00Z'])
    expect(yearIn(language, day)).toBe(format(new Date(day)));
});

test.each(languages)('numbers are written as people who speak %s write them', (language) => {
  const { format } = new Intl.NumberFormat(language);
  const values = [...Array(1100).keys(), 123_456, 12_345_678, 0.5, 1.25, 999.9, -1, -7.5, -1200];
  expect(values.map((value) => numberIn(language, value))).toEqual(values.map((value) => format(value)));
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const sizes = [0, 7, 0.26, 1500];
  expect(sizes.map((size) => numberIn(language, size, 1))).toEqual(sizes.map((size) => one.format(size)));
  expect(numberIn(language, 6.4, 0)).toBe(format(6));
});
