import { expect, test } from 'vitest';
import { localText } from '../content/local-text-schema.ts';
import { fieldIssuesIn } from '../http/validation.ts';
import { inOneLanguage, otherLanguages, textIn } from './local-text.ts';

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
