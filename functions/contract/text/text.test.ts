import { expect, test } from 'vitest';
import { codeSchema } from '../accounts/user.ts';
import { localText } from '../content/local-text-schema.ts';
import { isInherited, ownValue } from '../http/own-value.ts';
import { fieldIssuesIn } from '../http/validation.ts';
import { withDigitsOf, withLatinDigits } from './digits.ts';
import { fromBase64url, toBase64url } from './encodings.ts';
import {
  addressesInAll,
  addressIn,
  langOfHtml,
  languageOf,
  languageOfAddress,
  languageOfLine,
  prefixOf,
} from './languages.ts';
import { inOneLanguage, otherLanguages, textIn } from './local-text.ts';

test('base64url goes there and back, for every byte', () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  for (const bytes of [all, all.slice(0, 255), all.slice(1, 255)])
    expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
  expect(toBase64url(Uint8Array.of(251, 255))).toBe('-_8');
});

// Another alphabet, padding, one character too many, impossible bits.
test.each(['', 'a+b/', 'YQ==', 'YWJjZ', 'YR'])('%j is no base64url', (text) => {
  expect(fromBase64url(text)).toBeUndefined();
});

test.each(['constructor', '__proto__', 'toString', 'counting'])('%s is found only where it is', (key) => {
  expect(isInherited(key)).toBe(key !== 'counting');
  expect(ownValue<number>({}, key)).toBeUndefined();
  expect(ownValue<number>(undefined, key)).toBeUndefined();
  expect(ownValue(Object.fromEntries([[key, 1]]), key)).toBe(1);
});

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

const both = { en: 'Fractions', bn: 'ভগ্নাংশ' };

test.each([
  [both, 'bn', 'ভগ্নাংশ', 'bn'],
  [both, 'en', 'Fractions', 'en'],
  ['Fractions', 'bn', 'Fractions', 'en'],
  [{ en: 'Fractions' }, 'bn', 'Fractions', 'en'],
  ['বর্ণমালা থেকে বাক্য', 'en', 'বর্ণমালা থেকে বাক্য', 'bn'],
  ['1–12', 'bn', '1–12', 'en'],
] as const)('%j in %s is %s, which is in %s', (text, language, words, lang) => {
  expect(textIn(text, language)).toEqual({ text: words, lang });
});

test('a text is put into one language wherever it is in a value, and nothing else is touched', () => {
  const value = { title: both, price: 4.5, open: true, none: null, parts: [both, 'Plain'] };
  expect(inOneLanguage(value, 'bn')).toEqual({ ...value, title: 'ভগ্নাংশ', parts: ['ভগ্নাংশ', 'Plain'] });
  expect(value.title).toBe(both);
});

test('an answer names the fields that are in another language; a sum is in none', () => {
  expect(otherLanguages({ title: 'ভগ্নাংশ', 'outcomes[1]': 'Count', sum: '১ + 1' }, 'bn')).toEqual({
    'outcomes[1]': 'en',
  });
  expect(otherLanguages({ title: 'ভগ্নাংশ', sum: '1 + 1 = 2' }, 'bn')).toBeUndefined();
});

test.each<[unknown, string?]>([
  ['Fractions'],
  [both],
  [{ en: 'Fractions' }],
  // A translation may take half as many signs again.
  [{ en: 'Water', bn: 'ক'.repeat(15) }],
  [{ en: 'Water', bn: 'ক'.repeat(16) }, 'bn validation.charactersMax 15'],
  [undefined, 'body validation.required'],
  [7, 'body validation.otherKind'],
  [['Fractions'], 'body validation.otherKind'],
  [{ bn: 'ভগ্নাংশ' }, 'en validation.required'],
  [{ en: 'Fractions', bn: 'Fractions' }, 'bn faults.noLetters বাংলা'],
  [{ en: 'Fractions', bn: '' }, 'bn validation.charactersMin 1'],
  [{ ...both, fr: 'Fractions' }, 'body validation.unknown fr'],
  [{ en: 'Fractions', bn: ' ভগ্নাংশ ' }, 'bn validation.spaces'],
])('whether the schema of a text takes %j: %s', (value, problem) => {
  const [one] = fieldIssuesIn(localText({ min: 3, max: 10 }), value);
  expect(one && [one.path, one.key, ...Object.values(one.params ?? {})].join(' ')).toBe(problem);
});
