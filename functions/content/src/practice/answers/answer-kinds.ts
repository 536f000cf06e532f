import { withLatinDigits } from '@pathshala/contract/text/digits';
import { firstLanguage, languageOf, languageRows } from '@pathshala/contract/text/languages';
import { asNumber, type Rational, same, tex, times, typedText } from '../rational.ts';
import {
  type AnswerKind,
  plainNumber,
  plainWords,
  type Reading,
  type ReadNumber,
  readNumber,
  tidy,
} from '../read-typed.ts';
import { isSameText, joined, say, type Text } from '../text.ts';
import { type UnitName, unitName, unitOf, units, unitsIn } from '../units.ts';
import type {
  Answer,
  AnswerKindName,
  ChoiceAnswer,
  NumberAnswer,
  OrderAnswer,
  PointAnswer,
  SeveralAnswer,
  TextAnswer,
} from './answer.ts';

type GivenNumber = ReadNumber & { readonly unit?: UnitName };

const countWords: ReadonlySet<string> = new Set(
  Object.values(languageRows).flatMap(({ countWords: words = [] }) => words),
);

function withUnit(formula: string, unit: UnitName | undefined): Text {
  if (unit === undefined) return `$${formula}$`;
  // A sign follows its number without a space.
  const between = /^[%°]/.test(units[unit].written[0]) ? '' : ' ';
  return [`$${formula}$`, between, unitName(unit)];
}

function readNumberAnswer(typed: string, answer: NumberAnswer): Reading<GivenNumber> {
  const number = readNumber(typed);
  if (typeof number === 'string') return { inputError: number };
  // A division does not count as a whole number, even if its result is one.
  if (answer.kind === 'whole' && (number.form === 'fraction' || number.form === 'mixed'))
    return { inputError: 'sum' };
  const rest = countWords.has(number.rest) ? '' : number.rest;
  if (answer.kind !== 'quantity') {
    return rest === ''
      ? { given: number, understood: withUnit(number.tex, undefined) }
      : { inputError: 'only' };
  }
  const unit = rest === '' ? answer.unit : unitOf(rest, answer.unit);
  return unit === undefined
    ? { inputError: 'unit' }
    : { given: { ...number, unit }, understood: withUnit(number.tex, unit) };
}

function inAsked(answer: NumberAnswer, { value, unit }: GivenNumber): Rational | undefined {
  if (answer.kind !== 'quantity' || unit === undefined || unit === answer.unit) return value;
  const factor = unitsIn(unit, answer.unit);
  return factor && times(value, factor);
}

function hasValue(answer: NumberAnswer, given: GivenNumber): boolean {
  const value = inAsked(answer, given);
  return value !== undefined && same(value, answer.value);
}

const isReducible = (answer: NumberAnswer, given: GivenNumber) =>
  answer.kind === 'fraction' && answer.lowest === true && given.reducible;

function remark(answer: NumberAnswer, given: GivenNumber): Text | undefined {
  if (isReducible(answer, given) && hasValue(answer, given)) return say('number-answer.lowest');
  const value = inAsked(answer, given);
  if (value === undefined) return say('number-answer.other-unit');
  const turned = { ...given, value: { n: -given.value.n, d: given.value.d } };
  return hasValue(answer, turned) ? say('number-answer.sign') : undefined;
}

const isDecimal = ({ kind, value: { n, d } }: NumberAnswer) =>
  kind !== 'fraction' && Number.isInteger((n * 1e6) / d);

const numberFormula = (answer: NumberAnswer): string =>
  isDecimal(answer) ? String(asNumber(answer.value)) : tex(answer.value);

const numberAnswer: AnswerKind<NumberAnswer, GivenNumber> = {
  read: readNumberAnswer,
  isRight: (answer, given) => hasValue(answer, given) && !isReducible(answer, given),
  isSame(answer, one, other) {
    const [a, b] = [inAsked(answer, one), inAsked(answer, other)];
    return a !== undefined && b !== undefined && same(a, b);
  },
  remark,
  write: (answer) => withUnit(numberFormula(answer), answer.kind === 'quantity' ? answer.unit : undefined),
  typed(answer) {
    const unit = answer.kind === 'quantity' ? ` ${units[answer.unit].written[0]}` : '';
    return `${isDecimal(answer) ? asNumber(answer.value) : typedText(answer.value)}${unit}`;
  },
};

type GivenPicks = readonly number[];

function picksIn(typed: string): number[] | undefined {
  const text = withLatinDigits(tidy(typed));
  return /^\d+(?:[ ,;]+\d+)*$/.test(text) ? text.split(/[ ,;]+/).map((one) => Number(one) - 1) : undefined;
}

function readFrom(typed: string, options: readonly Text[], sign: string): Reading<GivenPicks> {
  const given = picksIn(typed);
  if (!given) return { inputError: 'option' };
  const chosen = given.map((at) => options[at]);
  if (!chosen.every((one) => one !== undefined)) return { inputError: 'option' };
  return { given, understood: joined(chosen, sign) };
}

const ascending = (picks: readonly number[]) => [...new Set(picks)].sort((a, b) => a - b);
const isEqual = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
/** As picks are typed: numbers from 1. */
export const fromOne = (picks: readonly number[]) => picks.map((at) => at + 1).join(' ');
const pickedFrom = (options: readonly Text[], picks: readonly number[]) =>
  picks.flatMap((at) => options[at] ?? []);

const choiceAnswer: AnswerKind<ChoiceAnswer, GivenPicks> = {
  read(typed, { options }) {
    const reading = readFrom(typed, options, '');
    return 'given' in reading && reading.given.length !== 1 ? { inputError: 'option' } : reading;
  },
  isRight: ({ right }, given) => given[0] === right,
  isSame: (_, one, other) => one[0] === other[0],
  write: ({ options, right }) => joined(pickedFrom(options, [right]), ''),
  typed: ({ right }) => fromOne([right]),
};

const severalAnswer: AnswerKind<SeveralAnswer, GivenPicks> = {
  read: (typed, { options }) => readFrom(typed, options, ', '),
  isRight: ({ right }, given) => isEqual(ascending(given), right),
  isSame: (_, one, other) => isEqual(ascending(one), ascending(other)),
  remark({ right }, given) {
    const missing = right.filter((at) => !given.includes(at)).length;
    const wrong = given.filter((at) => !right.includes(at)).length;
    if (missing > 0 && wrong === 0) return say('picked-answers.more');
    return missing === 0 ? say('picked-answers.too-much') : undefined;
  },
  write: ({ options, right }) => joined(pickedFrom(options, right), ', '),
  typed: ({ right }) => fromOne(right),
};

const sign = ' → ';

const orderAnswer: AnswerKind<OrderAnswer, GivenPicks> = {
  read(typed, { items }) {
    const reading = readFrom(typed, items, sign);
    const isAll = 'given' in reading && isEqual(ascending(reading.given), [...items.keys()]);
    return 'inputError' in reading || (isAll && reading.given.length === items.length)
      ? reading
      : { inputError: 'all' };
  },
  isRight: ({ items, right }, given) => given.every((at, place) => readAlike(items, at, right[place])),
  isSame: ({ items }, one, other) => one.every((at, place) => readAlike(items, at, other[place])),
  write: ({ items, right }) => joined(pickedFrom(items, right), sign),
  typed: ({ right }) => fromOne(right),
};

const readAlike = (items: readonly Text[], one: number, other: number | undefined) =>
  isSameText(items[one] ?? '', items[other ?? -1] ?? '');

type GivenPoint = readonly Rational[];

function readPoint(typed: string, { at }: PointAnswer): Reading<GivenPoint> {
  const text = plainNumber(typed).replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1');
  const numbers = text.split(/\s*[,;]\s*/).map(readNumber);
  const parts = numbers.flatMap((one) => (typeof one === 'string' || one.rest ? [] : [one]));
  if (parts.length !== at.length || numbers.length !== at.length) {
    return { inputError: at.length === 1 ? 'line' : 'point' };
  }
  return { given: parts.map(({ value }) => value), understood: shownPoint(parts.map((one) => one.tex)) };
}

function shownPoint(parts: readonly string[]) {
  return parts.length === 1 ? `$${parts[0]}$` : `$(${parts.join(', ')})$`;
}

const isSamePoint = (one: GivenPoint, other: GivenPoint) =>
  one.every((value, axis) => same(value, other[axis] ?? { n: Number.NaN, d: 1 }));

const coordinate = (value: Rational) =>
  Number.isInteger(asNumber(value) * 1000) ? String(asNumber(value)) : tex(value);

const pointAnswer: AnswerKind<PointAnswer, GivenPoint> = {
  read: readPoint,
  isRight: ({ at }, given) => isSamePoint(at, given),
  isSame: (_, one, other) => isSamePoint(one, other),
  write: ({ at }) => shownPoint(at.map(coordinate)),
  typed: ({ at }) => at.map(typedText).join(', '),
};

const longest = 200;

function readText(typed: string, { accepted }: TextAnswer): Reading<string> {
  const text = tidy(typed);
  if (text === '') return { inputError: 'empty' };
  if (text.length > longest) return { inputError: 'long' };
  const [asked, written] = [languageOf(accepted[0] ?? ''), languageOf(text)];
  if (asked && written && asked !== written) return { inputError: asked };
  // Typed text is not Markdown: its special characters are literal.
  const shown = text.replace(/[\\`*_$<>[\]#~|&]/g, (sign) => `\\${sign}`);
  return { given: plainWords(text), understood: { typed: shown } };
}

const textAnswer: AnswerKind<TextAnswer, string> = {
  read: readText,
  isRight: ({ accepted }, given) => accepted.some((one) => plainWords(one) === given),
  isSame: (_, one, other) => one === other,
  write: ({ accepted: [first = ''] }) => (languageOf(first) === firstLanguage ? { typed: first } : first),
  typed: ({ accepted: [first = ''] }) => first,
};

const answerKinds = {
  whole: numberAnswer,
  decimal: numberAnswer,
  fraction: numberAnswer,
  quantity: numberAnswer,
  choice: choiceAnswer,
  several: severalAnswer,
  order: orderAnswer,
  text: textAnswer,
  point: pointAnswer,
} as const satisfies Readonly<Record<AnswerKindName, unknown>>;

export const answerKindNames = Object.keys(answerKinds) as AnswerKindName[];

/** The form that a kind reads into is private to that kind. */
export function kindOf(answer: Answer): AnswerKind<Answer, unknown> {
  return answerKinds[answer.kind] as unknown as AnswerKind<Answer, unknown>;
}
