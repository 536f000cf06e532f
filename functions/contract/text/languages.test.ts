import { expect, test } from 'vitest';
import { codeSchema } from '../accounts/user.ts';
import { withDigitsOf, withLatinDigits } from './digits.ts';
import {
  addressesInAll,
  addressIn,
  langOfHtml,
  languageOf,
  languageOfAddress,
  languageOfLine,
  prefixOf,
} from './languages.ts';

test.each([
  ['Class 7', 'en', 'en'],
  ['সপ্তম শ্রেণি (class 7)', 'bn', 'bn'],
  ['7 + 3', undefined, undefined],
  // A title is Bangla as soon as a letter of it is.
  ['could, would, may: ভদ্র অনুরোধ', 'en', 'bn'],
])('%s is a text in %s and a title in %s', (text, ofText, ofTitle) => {
  expect([languageOf(text), languageOfLine(text)]).toEqual([ofText, ofTitle]);
});

test('a lesson is of the language that most of it is in, whatever its markup', () => {
  expect(langOfHtml('<p>The letter অ is the first one.</p>')).toBeUndefined();
  expect(langOfHtml('<p class="a-long-name-of-a-class"><strong>অ আ ই</strong></p>')).toBe('bn');
});

test('digits change their script and nothing else does; a code may be typed in either', async () => {
  expect(withDigitsOf('bn', '1,024.50 + x9 − ৭')).toBe('১,০২৪.৫০ + x৯ − ৭');
  expect(withLatinDigits('১,০২৪.৫০ টাকা + x৯ − 7')).toBe('1,024.50 টাকা + x9 − 7');
  expect(await codeSchema.validate({ code: ' ১২৩৪৫৬ ' })).toEqual({ code: '123456' });
  const refusal = { message: { key: 'validation.codeDigits' } };
  await expect(codeSchema.validate({ code: '১২৩' })).rejects.toMatchObject(refusal);
});

test.each([
  ['/', '/bn'],
  ['/#courses', '/bn#courses'],
  ['/?q=1', '/bn?q=1'],
  ['/blogs/three-jars', '/bn/blogs/three-jars'],
  ['/search?q=a%20b#top', '/bn/search?q=a%20b#top'],
])('%s is %s in Bangla, and itself in English', (path, bangla) => {
  expect(addressIn('bn', path)).toBe(bangla);
  expect(addressIn('en', path)).toBe(path);
});

test.each([
  ['/', 'en', '/'],
  ['/bn', 'bn', '/'],
  ['/bn/', 'bn', '/'],
  ['/bn/course/x', 'bn', '/course/x'],
  ['/bnx', 'en', '/bnx'],
])('%s names %s and the page %s', (pathname, language, path) => {
  expect(languageOfAddress(pathname)).toEqual({ language, path });
});

test('a page has an address in each language, the first one its own; none that is made up leads off the site', () => {
  expect(addressesInAll('/help')).toEqual([
    { language: 'en', path: '/help' },
    { language: 'bn', path: '/bn/help' },
  ]);
  expect(prefixOf('en')).toBe('');
  for (const { path } of addressesInAll(languageOfAddress('/bn//another.example/x').path))
    expect(new URL(path, 'https://school.example').origin).toBe('https://school.example');
});
