import { expect, test } from 'vitest';
import { langOf, langOfHtml } from './language.ts';

test.each([
  ['Fractions from zero', undefined],
  ['ভগ্নাংশ', 'bn'],
  ['Bangla: অ আ ই', 'bn'],
  ['', undefined],
])('“%s” is marked %s', (text, lang) => {
  expect(langOf(text)).toBe(lang);
});

test('a lesson is of the language that most of it is in, whatever its markup', () => {
  expect(langOfHtml('<p>The letter অ is the first one.</p>')).toBeUndefined();
  expect(langOfHtml('<p class="a-long-name-of-a-class"><strong>অ আ ই</strong></p>')).toBe('bn');
});
