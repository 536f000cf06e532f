import { limits } from '@pathshala/contract/http/limits';
import { MessageError } from '@pathshala/contract/http/validation';
import { inFull } from '@pathshala/contract/testing/full';
import { expect, test } from 'vitest';
import { lessonRecord } from './lesson-record.ts';
import { renderInline, renderMarkdown } from './render-lesson.ts';

/** Characters of a text: the most that is read in `npm run test:all`. */
const size = inFull(limits.lessonBytes - 100, 1_500);

const filled = (part: string, length = size) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const inParagraphs = (part: string) => filled(`${filled(part, limits.paragraphMax - 10)}\n\n`);
/** Each line is indented one step further. */
const deeper = (mark: string) =>
  Array.from({ length: 600 }, (_, at) => `${' '.repeat(2 * at)}${mark}a`)
    .join('\n')
    .slice(0, size);
const table = (columns: number, row: string) =>
  `${filled('|a', 2 * columns)}|\n${filled('|-', 2 * columns)}|\n${filled(row)}`;
const nested = (open: string, close: string, inside = 'x') => {
  const times = Math.floor((limits.formulaMax - 2) / (open.length + close.length));
  return `$${open.repeat(times)}${inside}${close.repeat(times)}$`;
};

/** Repeated in one line, on lines, and on lines with an empty one between. `¦` parts them. */
const repeated = [
  '1. ¦- ¦* ¦> ¦>¦> - ¦- > ¦1) ¦- 1. ¦- [ ] ¦# ¦| ¦|¦    ¦\t- ¦a\n= ¦---¦```¦~~~¦$$¦`¦*¦_¦**a',
  '*a* ¦_a¦a_¦*_a¦~~a¦[¦](¦![¦[a](https://b) ¦<https://a> ¦<a ¦<¦&¦&amp;¦\\¦$¦$x$ ¦$\\frac12$',
  '$\\sum_1^2$¦https://a.b ¦a@b.co ¦a  ',
].flatMap((row) => row.split('¦'));

/** Short formulas that expand to long ones. */
const formulas = [
  ...[
    'x^{',
    'x_{',
    '\\frac{1}{',
    '\\sqrt{',
    '\\overline{',
    '\\binom{1}{',
    '\\underset{a}{',
    '\\log_{',
    '\\cancel{',
  ].map((open) => nested(open, '}')),
  ...['\\sin(', 'f('].map((open) => nested(open, ')')),
  ...[nested('\\left(', '\\right)'), nested('|', '|')],
  ...["x¦\\,¦|x¦|¦'¦f(f¦f(x)¦1\\frac12¦\\sum_1^2¦\\int_0^1¦\\iff¦\\quad¦½¦\\sin x¦\\not="]
    .flatMap((row) => row.split('¦'))
    .map((part) => `$${filled(part, limits.formulaMax - 10)}$`),
  ...['&', '\\\\'].map((part) => `$\\begin{matrix}${filled(part, 460)}\\end{matrix}$`),
  '$\\def\\a#1{#1#1#1#1#1#1#1#1#1#1}\\a{\\a{\\a{yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy}}}$',
  '$\\gdef\\a#1{#1#1}\\a{\\a{x}}$',
  '$\\\\\\edef\\a{x}\\a$',
  '$\\xdef\\a{x}\\a$',
  '$\\let\\a=\\frac\\a12$',
  '$\\newcommand{\\a}[1]{#1#1}\\a{\\a{x}}$',
  '$\\renewcommand{\\sin}{\\cos\\cos}\\sin x$',
  '$\\providecommand{\\a}{xx}\\a$',
  '$\\global\\def\\a{x}\\a$',
  '$\\expandafter\\def\\csname a\\endcsname{x}$',
];

const texts = [
  ...repeated.flatMap((part) => [
    inParagraphs(part),
    filled(part),
    filled(`${part}\n`),
    filled(`${part}a\n\n`),
  ]),
  ...['- ', '1. ', '> ', '* > '].map(deeper),
  ...[2, 40, 400, 4000].flatMap((columns) => [
    table(columns, '|\n'),
    table(columns, '|a|b|\n'),
    table(columns, 'a\n'),
  ]),
  filled(`${table(40, '|\n').slice(0, 400)}\n\n`),
  `[a]: https://${filled('b', 60)}\n\n${inParagraphs('[a] ')}`,
  `[a](https://${filled('a', limits.paragraphMax - 100)})`,
  ...formulas.flatMap((one) => [one, filled(`${one}\n\n`)]),
];

function htmlOf(render: () => string): string | undefined {
  try {
    return render();
  } catch (error) {
    expect(error).toBeInstanceOf(MessageError);
    return undefined;
  }
}

test(`${texts.length} texts that ask for much are refused, or at most twenty times as long on the page`, () => {
  for (const text of texts) {
    const lengths = [htmlOf(() => renderMarkdown(text)), htmlOf(() => renderInline(text, 'bn'))].map(
      (html) => html?.length ?? 0,
    );
    expect(Math.max(...lengths), text.slice(0, 60)).toBeLessThanOrEqual(20_000 + 20 * text.length);
  }
});

test('a command that defines another is refused by its name, however short the formula', () => {
  for (const tex of ['\\def\\a{x}\\a', '\\\\\\let\\b=c', '\\newcommand{\\a}{b}'])
    expect(() => renderMarkdown(`$${tex}$`)).toThrow('faults.definition');
  expect(renderMarkdown('$a\\\\def$')).toContain('<math');
});

test.each([
  ...[
    '\\rule{1000000em}{1em}',
    '\\rule{1em}{9999pt}',
    '\\hspace{99999px}x',
    '\\kern-999cm x',
    '\\mkern 9999mu x',
  ],
  ...['\\raisebox{9999mm}{x}', '\\above{999in}', '\\xrightarrow{\\hspace{9999em}}', '\\hskip 9999 pt x'],
])('%s is larger than any page', (tex) => {
  expect(() => renderInline(`$${tex}$`)).toThrow('faults.growth');
});

const noColours = ['\\color{constructor}x', '\\textcolor{toString}{x}', '\\fcolorbox{red}{valueOf}{x}'];
test.each(noColours)('%s names no colour', (tex) => {
  expect(() => renderInline(`$${tex}$`)).toThrow('faults.notRead');
});

test('a size of the page is no fault, and a text may name any', () => {
  expect(renderInline('$\\rule{20em}{1pt}\\quad\\Huge x\\text{99999px [native code]}$')).toContain('99999px');
});

const begun = ['_a', 'a_', '*_a', '*a* ', '**a', '<', '[', '![', '\\', '~~a'];
test.each(begun)('the longest text of %s is refused unread, alone and in a quiz', (part) => {
  const long = (length: number) => filled(`${filled(part, limits.paragraphMax - 10)}\n\n`, length);
  expect(() => renderMarkdown(long(limits.lessonBytes - 100))).toThrow(MessageError);
  const options = Array.from({ length: 20 }, () => long(8_000));
  const quiz = [{ question: 'a', options, explanation: '', answer: 0 }];
  expect(() => lessonRecord({ title: 'A', minutes: 1, body: 'a', quiz })).toThrow(MessageError);
});

test('many small texts of a quiz count together, and a draft shows them as one broken part', () => {
  const question = { question: filled('$x$ ', 400), options: ['1', '2'], explanation: '', answer: 0 };
  const lesson = { title: 'A', minutes: 1, body: 'a', quiz: Array.from({ length: 30 }, () => question) };
  expect(() => lessonRecord(lesson)).toThrow('faults.formulasMax');
  const shown = lessonRecord(lesson, undefined, undefined, (_source, { key }) => key);
  expect(shown).toMatchObject({ body: 'faults.formulasMax', quiz: [] });
});

test.each([
  '$\\underset{\\text{valueOf}}{x}$',
  '$x^{\\text{constructor}}$',
  '$x_{\\text{toString}}$',
  '$\\text{hasOwnProperty}(x)$',
])('%s is spoken as it is written', (text) => {
  expect(renderInline(text)).not.toContain('undefined');
});
