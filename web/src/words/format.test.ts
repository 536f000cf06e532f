import { languages } from '@pathshala/contract/languages';
import { expect, test } from 'vitest';
import { yearIn } from './format.ts';

test.each(languages)('a year is written as people who speak %s write it', (language) => {
  const { format } = new Intl.DateTimeFormat(language, { year: 'numeric' });
  for (const day of ['2026-06-30T12:00:00Z', '2031-12-31T23:59:59Z', '2032-01-01T00:00:00Z'])
    expect(yearIn(language, day)).toBe(format(new Date(day)));
});
