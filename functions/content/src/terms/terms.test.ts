import { expect, test } from 'vitest';
import { renderMarkdown } from '../render/render-lesson.ts';
import { formsOf, type LessonContext, type Terms, termsOf } from './terms.ts';

const terms: Terms = {
  pattern: /(?<![\p{L}\p{M}])(?:(right angles?)|(angles?))(?![\p{L}\p{M}])/giu,
  rows: [
    { names: { en: 'right angle', bn: 'সমকোণ' }, explanation: 'An angle of 90°.' },
    { names: { en: 'angle', bn: 'কোণ' }, explanation: 'How far one arm is <turned> from the other.' },
  ],
  written: 'en',
  explained: 'en',
};
const marked = (markdown: string, how: Terms = terms) => renderMarkdown(markdown, undefined, how);

test('pressing a word shows it in both languages, with its meaning; what is beside it stays escaped', () => {
  expect(marked('a & b < angle > "c"')).toBe(
    '<p>a &amp; b &lt; <button type="button" class="term" popovertarget="term-1">angle</button>' +
      '<span class="meaning" id="term-1" popover><b>angle</b> <b lang="bn">কোণ</b> ' +
      '<span>How far one arm is &lt;turned&gt; from the other.</span></span> &gt; &quot;c&quot;</p>\n',
  );
});

test('on a page of another language the meaning is marked with its language, and the page’s word comes first', () => {
  expect(marked('An angle.', { ...terms, explained: 'bn' })).toContain(
    '<span class="meaning" id="term-1" popover lang="bn"><b>কোণ</b> <b lang="en">angle</b> <span>',
  );
});

const figure =
  '{"kind":"shape","viewBox":[0,0,10,10],"circles":[{"x":5,"y":5,"r":2,"fill":"marigold"}],"caption":"An angle, and a circle beside it."}';

// A word is explained once, at its first occurrence; a longer term wins over a shorter one.
test.each<[markdown: string, ...words: string[]]>([
  ['A **right angle** is an angle.\n\n- Angles\n- right angles\n\n> an angle', 'right angle', 'angle'],
  ['1. an angle\n2. more', 'angle'],
  ['> *an angle*', 'angle'],
  ['| what |\n|---|\n| angle |', 'angle'],
  ['**Answer.** The angle.', 'angle'],
  ['## The angle'],
  ['[the angle](/course/x)'],
  ['`angle`'],
  ['```\nangle\n```'],
  ['$\\text{angle}$'],
  ['$$\\text{angle}$$'],
  ['| angle |\n|---|\n| x |'],
  ['triangle, rectangles, angled'],
  [`\`\`\`figure\n${figure}\n\`\`\``],
])('in %s is explained: %s', (markdown, ...words) => {
  const explained = [...marked(markdown).matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, word]) => word);
  expect(explained).toEqual(words);
});

test('a text without glossary words renders the same with and without a glossary', () => {
  const text = '## Head\n\nSome *text*, and $x^2$.\n\n- one\n- two';
  expect(marked(text)).toBe(renderMarkdown(text));
  expect(marked('An angle.', { ...terms, rows: [] })).toBe(renderMarkdown('An angle.'));
});

type Row = readonly [
  subject: LessonContext['subject'],
  list: LessonContext['list'],
  known: string[],
  not: string[],
];

test.each<Row>([
  ['mathematics', 'classFour', ['fraction', 'right angle'], ['derivative', 'verb']],
  ['mathematics', 'classTwelve', ['fraction', 'derivative'], []],
  ['mathematics', 'freeCourse', ['derivative'], []],
  ['physics', 'classSix', ['planet'], []],
  ['physics', 'freeCourse', ['planet'], []],
  // Science terms are for classes 1 to 8.
  ['physics', 'classNine', [], ['planet']],
  // A word that mostly means something else, or that everybody knows, is not explained.
  ['mathematics', 'classNine', [], ['mean', 'square', 'zero']],
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
