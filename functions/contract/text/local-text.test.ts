import { describe, expect, test } from 'vitest';
import { localText } from '../content/local-text-schema.ts';
import { fieldIssuesIn } from '../http/validation.ts';
import { inOneLanguage, otherLanguages, textIn } from './local-text.ts';

describe('a text in a language', () => {
  const both = { en: 'Fractions', bn: 'ভগ্নাংশ' };

  test('is its translation, where there is one, and says so', () => {
    expect(textIn(both, 'bn')).toEqual({ text: 'ভগ্নাংশ', lang: 'bn' });
    expect(textIn(both, 'en')).toEqual({ text: 'Fractions', lang: 'en' });
  });

  test('falls back to the first language, and says which that is', () => {
    expect(textIn('Fractions', 'bn')).toEqual({ text: 'Fractions', lang: 'en' });
    expect(textIn({ en: 'Fractions' }, 'bn')).toEqual({ text: 'Fractions', lang: 'en' });
    expect(textIn('বর্ণমালা থেকে বাক্য', 'en')).toEqual({ text: 'বর্ণমালা থেকে বাক্য', lang: 'bn' });
    expect(textIn('1–12', 'bn')).toEqual({ text: '1–12', lang: 'en' });
  });

  test('wherever it is in a value, and nothing else is touched', () => {
    const value = {
      title: both,
      list: 'classOne',
      price: 4.5,
      open: true,
      none: null,
      parts: [both, 'Plain'],
    };
    expect(inOneLanguage(value, 'bn')).toEqual({ ...value, title: 'ভগ্নাংশ', parts: ['ভগ্নাংশ', 'Plain'] });
    expect(inOneLanguage(value, 'en')).toEqual({
      ...value,
      title: 'Fractions',
      parts: ['Fractions', 'Plain'],
    });
    expect(value.title).toBe(both);
  });
});

test('an answer names the fields that are in another language; a sum is in none', () => {
  expect(otherLanguages({ title: 'ভগ্নাংশ', 'outcomes[1]': 'Count', sum: '১ + 1' }, 'bn')).toEqual({
    'outcomes[1]': 'en',
  });
  expect(otherLanguages({ title: 'ভগ্নাংশ', sum: '1 + 1 = 2' }, 'bn')).toBeUndefined();
});

describe('the schema of a text', () => {
  const schema = localText({ min: 3, max: 10 });
  const problem = (value: unknown) => {
    const [one] = fieldIssuesIn(schema, value);
    return one && [one.path, one.key, ...Object.values(one.params ?? {})].join(' ');
  };

  test.each<unknown>([
    'Fractions',
    { en: 'Fractions', bn: 'ভগ্নাংশ' },
    { en: 'Fractions' },
    { en: 'Water', bn: 'পানি' },
  ])('takes %j', (value) => expect(problem(value)).toBeUndefined());

  test('a translation may take half as many signs again', () => {
    expect(problem({ en: 'Water', bn: 'ক'.repeat(15) })).toBeUndefined();
    expect(problem({ en: 'Water', bn: 'ক'.repeat(16) })).toBe('bn validation.charactersMax 15');
  });

  test.each<[unknown, string]>([
    [undefined, 'body validation.required'],
    [7, 'body validation.otherKind'],
    [['Fractions'], 'body validation.otherKind'],
    [{ bn: 'ভগ্নাংশ' }, 'en validation.required'],
    [{ en: 'Fractions', bn: 'Fractions' }, 'bn faults.noLetters বাংলা'],
    [{ en: 'Fractions', bn: '' }, 'bn validation.charactersMin 1'],
    [{ en: 'Fractions', bn: 'ভগ্নাংশ', fr: 'Fractions' }, 'body validation.unknown fr'],
    [{ en: 'Fractions', bn: ' ভগ্নাংশ ' }, 'bn validation.spaces'],
  ])('refuses %j', (value, message) => expect(problem(value)).toBe(message));
});
