import { expect, test } from 'vitest';
import { langOf } from './language.ts';

test.each([
  ['Fractions from zero', undefined],
  ['ভগ্নাংশ', 'bn'],
  ['Bangla: অ আ ই', 'bn'],
  ['', undefined],
])('“%s” is marked %s', (text, lang) => {
  expect(langOf(text)).toBe(lang);
});
