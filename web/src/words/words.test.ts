import { expect, test } from 'vitest';
import { withMarkup } from './with-markup.tsx';
import { words } from './words.ts';

test('a word, value or mark that is not there is a type error', () => {
  // @ts-expect-error -- there is no such word
  expect(words['app.nothing']).toBeUndefined();
  // @ts-expect-error -- it asks for a number
  expect(() => words['course.hours']()).toThrow();
  // @ts-expect-error -- and for it by another name
  expect(words['course.hours']({ hours: 2 })).toContain('NaN');
  // @ts-expect-error -- there are no marks in it
  expect(words['app.skip'].parts).toBeUndefined();
  // @ts-expect-error -- its mark is another one
  expect(() => withMarkup(words['account.agree'].parts(), { rules: String, terms: String })).toThrow(
    'privacy',
  );
});

test('a word is said in the language that is asked for', () => {
  expect(words['course.hours']({ count: 2 })).toBe('2 h');
  expect(words['course.hours']({ count: 2 }, { locale: 'bn' })).toBe('২ ঘণ্টা');
});
