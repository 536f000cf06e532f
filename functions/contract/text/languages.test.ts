import { expect, test } from 'vitest';
import { langOfHtml, languageOf, languageOfLine } from './languages.ts';

test('a lesson is of the language that most of it is in, whatever its markup', () => {
  expect(langOfHtml('<p>The letter অ is the first one.</p>')).toBeUndefined();
  expect(langOfHtml('<p class="a-long-name-of-a-class"><strong>অ আ ই</strong></p>')).toBe('bn');
});

test('the language of a text is that of most letters; a sum has none', () => {
  expect([languageOf('Class 7'), languageOf('সপ্তম শ্রেণি (class 7)'), languageOf('7 + 3')]).toEqual([
    'en',
    'bn',
    undefined,
  ]);
});

test('a title is Bangla as soon as a letter of it is', () => {
  expect([
    languageOfLine('could, would, may: ভদ্র অনুরোধ'),
    languageOfLine('Class 7'),
    languageOfLine('7'),
  ]).toEqual(['bn', 'en', undefined]);
});
