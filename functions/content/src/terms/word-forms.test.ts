import { expect, test } from 'vitest';
import { formsOf } from './word-forms.ts';

const isForm = (word: string, term: string, language: 'en' | 'bn') =>
  new RegExp(`^(?:${formsOf(term, language)})$`, 'iu').test(word);

test.each([
  ['fraction', 'Fractions'],
  ['boundary', 'boundaries'],
  ['axis', 'axes'],
  ['vertex', 'vertices'],
  ['right angle', 'right angles'],
  ['hypothesis', 'hypotheses'],
  ['isosceles triangle', 'isosceles triangle'],
])('English: %s is met as %s', (term, word) => {
  expect(isForm(word, term, 'en')).toBe(true);
});

test.each([
  ['ভগ্নাংশ', 'ভগ্নাংশের ভগ্নাংশকে ভগ্নাংশে ভগ্নাংশটি ভগ্নাংশটির ভগ্নাংশগুলো ভগ্নাংশগুলোকে ভগ্নাংশই ভগ্নাংশেরও'],
  ['সংখ্যা', 'সংখ্যার সংখ্যায় সংখ্যাকে সংখ্যাতে সংখ্যাটিতে সংখ্যাগুলির সংখ্যাও'],
  ['প্রাণী', 'প্রাণীর প্রাণীদের প্রাণীরা'],
  ['লঘিষ্ঠ সাধারণ গুণিতক (ল.সা.গু.)', 'ল.সা.গু. ল.সা.গু.টি লঘিষ্ঠ-সাধারণ'],
])('Bangla: %s is met with the endings of its cases', (term, words) => {
  const [last = '', ...others] = words.split(' ').reverse();
  for (const word of others) expect(isForm(word, term, 'bn'), word).toBe(true);
  expect(isForm(last, term, 'bn'), last).toBe(!last.includes('-'));
});

test.each([
  ['অক্ষ', 'অক্ষর'],
  ['বর্গ', 'বর্গাকার'],
  ['গুণ', 'গুণফল'],
  ['গুণ', 'গুণন'],
  ['সংখ্যা', 'সংখ্যারেখা'],
])('Bangla: %s is not %s', (term, word) => {
  expect(isForm(word, term, 'bn')).toBe(false);
});

test('a letter with a dot below is the same, typed as one sign or as two', () => {
  expect(isForm('\u0986\u09df\u09a4\u09c7\u09b0', '\u0986\u09af\u09bc\u09a4', 'bn')).toBe(true);
  expect(isForm('\u0986\u09af\u09bc\u09a4', '\u0986\u09df\u09a4', 'bn')).toBe(true);
});
