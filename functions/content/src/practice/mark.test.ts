import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import type { Answer } from './answers/answer.ts';
import { answerKindNames, kindOf } from './answers/answer-kinds.ts';
import { decimal, fraction, misconception, point, quantity, text, whole } from './make-answers.ts';
import { mark, rightAnswer, understand } from './mark.ts';
import { ratio } from './rational.ts';
import { readNumber } from './read-typed.ts';
import { textIn } from './text-in.ts';

const abc: readonly string[] = ['a', 'b', 'c'];
const axis = { from: -5, to: 5, step: 1 };
const of = {
  whole: whole(12),
  negative: whole(-4),
  decimal: decimal(0.5),
  fraction: fraction(ratio(3, 4)),
  lowest: { ...fraction(ratio(3, 4)), lowest: true },
  length: quantity(150, 'cm'),
  area: quantity(150, 'cm2'),
  angle: quantity(40, 'degree'),
  choice: { kind: 'choice', options: abc, right: 1 },
  several: { kind: 'several', options: abc, right: [0, 2] },
  order: { kind: 'order', items: abc, right: [2, 0, 1] },
  text: text('He goes to school', 'She goes to school'),
  bangla: text('বাড়ি'),
  ratio: text('3:4'),
  visarga: text('দুঃখ'),
  line: point([0.5], [axis]),
  plane: point([2, -3], [axis, axis]),
} as const satisfies Readonly<Record<string, Answer>>;

const marked = (answer: Answer, typed: string) => mark({ answer, misconceptions: [] }, typed);

test.each([
  ['ratio', '৩ঃ৪', 'right'],
  ['ratio', '3：4', 'right'],
  ['ratio', '4ঃ3', 'wrong'],
  ['visarga', 'দুঃখ', 'right'],
  ['whole', '১২টি', 'right'],
  ['whole', '13', 'wrong'],
  ['whole', '24/2', 'not-understood'],
  ['whole', '12 cm', 'not-understood'],
  ['negative', '−৪', 'right'],
  ['negative', '4', 'wrong'],
  ['decimal', '1/2', 'right'],
  ['decimal', '০.৫০', 'right'],
  ['fraction', '6/8', 'right'],
  ['fraction', '0.75', 'right'],
  ['lowest', '6/8', 'wrong'],
  ['lowest', '3/4', 'right'],
  ['whole', '12π', 'not-understood'],
  ['length', '150', 'right'],
  ['length', '1.5 m', 'right'],
  ['length', '150 m', 'wrong'],
  ['length', '150 cm²', 'wrong'],
  ['length', '150 zzz', 'not-understood'],
  ['area', '150 বর্গ সেন্টিমিটার', 'right'],
  ['angle', '40°', 'right'],
  ['choice', '২', 'right'],
  ['choice', '1', 'wrong'],
  ['choice', '4', 'not-understood'],
  ['choice', '1 2', 'not-understood'],
  ['choice', 'b', 'not-understood'],
  ['several', '3, 1', 'right'],
  ['several', '1', 'wrong'],
  ['order', '3 1 2', 'right'],
  ['order', '1 2 3', 'wrong'],
  ['order', '3 1', 'not-understood'],
  ['order', '3 3 1', 'not-understood'],
  ['text', ' she  goes to School. ', 'right'],
  ['text', '\u200bHe goes to school\u00a0', 'right'],
  ['text', 'সে স্কুলে যায়', 'not-understood'],
  ['bangla', 'বাড়ি'.normalize('NFD'), 'right'],
  ['bangla', 'bari', 'not-understood'],
  ['line', '1/2', 'right'],
  ['line', '1, 2', 'not-understood'],
  ['plane', '(2, −3)', 'right'],
  ['plane', '২;-৩', 'right'],
  ['plane', '(-3, 2)', 'wrong'],
  ['plane', '2', 'not-understood'],
] as const)('%s: %j is %s', (name, typed, result) => {
  expect(marked(of[name], typed).result).toBe(result);
});

test('every kind of answer can be typed and written', () => {
  const used = new Set(Object.values(of).map(({ kind }) => kind));
  expect([...used].sort()).toEqual([...answerKindNames].sort());
  for (const answer of Object.values(of)) {
    expect(marked(answer, kindOf(answer).typed(answer)).result).toBe('right');
    expect(textIn(rightAnswer({ answer }), 'bn')).not.toBe('');
  }
});

const exercise = { answer: of.length, misconceptions: [misconception(15, 'Ten times less.')] };

test('a known mistake gets its feedback, in any unit', () => {
  const feedback = 'Ten times less.';
  for (const typed of ['15', '১৫ সেমি', '0.15 m']) expect(mark(exercise, typed)).toMatchObject({ feedback });
  expect(mark(exercise, '16')).not.toHaveProperty('says');
});

test.each([
  [of.lowest, '6/8', 'simplified'],
  [of.length, '150 cm²', 'unit'],
  [of.negative, '4', 'sign'],
  [of.several, '1', 'there are more'],
])('feedback: %o, %j', (answer, typed, word) => {
  const marking = marked(answer, typed);
  expect('feedback' in marking && marking.feedback && textIn(marking.feedback, 'en')).toContain(word);
});

test('the interpretation is shown before the answer is marked', () => {
  const understood = (answer: Answer, typed: string) => {
    const reading = understand({ answer }, typed);
    return languages.map((one) => (reading ? textIn(reading, one) : ''));
  };
  expect(understood(of.length, '1.5 meters')).toEqual(['$1.5$ m', '$1.5$ মিটার']);
  expect(understood(of.text, 'a 5 *b*')).toEqual(['a 5 \\*b\\*', 'a 5 \\*b\\*']);
  expect(understand({ answer: of.length }, '1,5')).toBeUndefined();
});

test.each<[typed: string, value: number, tex: string]>([
  ['12', 12, '12'],
  ['১২', 12, '12'],
  [' 1 2 / 3', 5 / 3, '1\\frac{2}{3}'],
  ['1/2', 0.5, '\\frac{1}{2}'],
  ['২½', 2.5, '2\\frac{1}{2}'],
  ['১ পূর্ণ ১/২', 1.5, '1\\frac{1}{2}'],
  ['০.৫', 0.5, '0.5'],
  ['0.50', 0.5, '0.50'],
  ['.5', 0.5, '0.5'],
  ['0·5', 0.5, '0.5'],
  ['-5', -5, '-5'],
  ['− 5', -5, '-5'],
  ['–৫', -5, '-5'],
  ['- 3/4', -0.75, '-\\frac{3}{4}'],
  ['3/-4', -0.75, '\\frac{3}{-4}'],
  ['+7', 7, '7'],
  ['x = 4', 4, '4'],
  ['= ৪', 4, '4'],
  ['1,250', 1250, '1250'],
  ['12,50,000', 1_250_000, '1250000'],
  ['1,250,000', 1_250_000, '1250000'],
  ['1 250 000.5', 1_250_000.5, '1250000.5'],
  ['৫।', 5, '5'],
  ['5.', 5, '5'],
  ['３', 3, '3'],
  ['3\u200b', 3, '3'],
])('%j is read as %f', (typed, value, tex) => {
  const read = readNumber(typed);
  if (typeof read === 'string') throw new Error(read);
  expect(read.value.n / read.value.d).toBeCloseTo(value, 12);
  expect(read).toMatchObject({ tex, rest: '' });
});

test.each([
  ['5 cm', 'cm'],
  ['৫সেমি', 'সেমি'],
  ['5 cm^2', 'cm^2'],
  ['৳৫০', 'taka'],
  ['Tk. 50', 'taka'],
  ['12 m/s', 'm/s'],
])('in %j the unit remains: %s', (typed, rest) => {
  expect(readNumber(typed)).toMatchObject({ rest });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['abc', 'number'],
  ['পাঁচ', 'number'],
  ['-', 'number'],
  ['π', 'number'],
  ['3π/4', 'two'],
  ['1,5', 'comma'],
  ['0,5', 'comma'],
  ['1,25', 'comma'],
  ['3+4', 'sum'],
  ['3 × 4', 'sum'],
  ['1.2.3', 'number'],
  ['1/2/3', 'sum'],
  ['3:4', 'two'],
  ['4/0', 'zero'],
  ['1 1/0', 'zero'],
  ['12 13', 'two'],
  ['5 or 6', 'two'],
  ['1234567890123', 'long'],
])('%j is an input error: %s', (typed, inputError) => {
  expect(readNumber(typed)).toBe(inputError);
});
