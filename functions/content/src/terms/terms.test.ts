import { expect, test } from 'vitest';
import { formsOf, type LessonContext, termsOf } from './terms.ts';

type Row = readonly [
  subject: LessonContext['subject'],
  list: LessonContext['list'],
  known: string[],
  not: string[],
];

test.each<Row>([
  ['mathematics', 'classFour', ['fraction', 'right angle', 'zero'], ['derivative', 'verb']],
  ['mathematics', 'classTwelve', ['fraction', 'derivative'], []],
  ['mathematics', 'freeCourse', ['derivative'], []],
  ['physics', 'classSix', ['planet'], []],
  ['physics', 'freeCourse', ['planet'], []],
  // Science is what classes 1 to 8 learn.
  ['physics', 'classNine', [], ['planet']],
  // What mostly means something else is no word of a lesson.
  ['mathematics', 'classNine', [], ['mean']],
  ['music', 'freeCourse', [], ['fraction']],
])('%s in %s explains %j and not %j', (subject, list, known, not) => {
  const names = termsOf({ subject, list }, 'en', 'en').rows.map((row) => row.names.en);
  expect(names).toEqual(expect.arrayContaining(known));
  for (const name of not) expect(names).not.toContain(name);
});

test('a word that means something else in one language may be explained in the other', () => {
  const context = { subject: 'mathematics', list: 'classNine' } as const;
  const names = termsOf(context, 'bn', 'bn').rows.map((row) => row.names.en);
  expect([names.includes('mean'), names.includes('division')]).toEqual([true, false]);
});

test.each<['en' | 'bn', term: string, met: string, not?: string]>([
  ['en', 'fraction', 'Fractions'],
  ['en', 'boundary', 'boundaries'],
  ['en', 'axis', 'axes'],
  ['en', 'vertex', 'vertices'],
  ['en', 'hypothesis', 'hypotheses'],
  ['bn', 'ভগ্নাংশ', 'ভগ্নাংশের ভগ্নাংশকে ভগ্নাংশে ভগ্নাংশটি ভগ্নাংশটির ভগ্নাংশগুলো ভগ্নাংশগুলোকে ভগ্নাংশই ভগ্নাংশেরও'],
  ['bn', 'সংখ্যা', 'সংখ্যার সংখ্যায় সংখ্যাকে সংখ্যাতে সংখ্যাটিতে সংখ্যাগুলির সংখ্যাও', 'সংখ্যারেখা'],
  ['bn', 'প্রাণী', 'প্রাণীর প্রাণীদের প্রাণীরা'],
  ['bn', 'লঘিষ্ঠ সাধারণ গুণিতক (ল.সা.গু.)', 'ল.সা.গু. ল.সা.গু.টি', 'লঘিষ্ঠ-সাধারণ'],
  ['bn', 'অক্ষ', 'অক্ষ', 'অক্ষর'],
  ['bn', 'বর্গ', 'বর্গ', 'বর্গাকার'],
  ['bn', 'গুণ', 'গুণ', 'গুণফল গুণন'],
  // A letter with a dot below is the same, typed as one sign or as two.
  ['bn', '\u0986\u09af\u09bc\u09a4', '\u0986\u09df\u09a4\u09c7\u09b0 \u0986\u09df\u09a4'],
  ['bn', '\u0986\u09df\u09a4', '\u0986\u09af\u09bc\u09a4'],
])('in %s %s is met as %s', (language, term, met, not = '') => {
  const isForm = (word: string) => new RegExp(`^(?:${formsOf(term, language)})$`, 'iu').test(word);
  expect(met.split(' ').filter((word) => !isForm(word))).toEqual([]);
  expect(not.split(' ').filter((word) => word !== '' && isForm(word))).toEqual([]);
});
