import { languageRows } from '@pathshala/contract/text/languages';
import { asNumber, minus, type Rational, same, tex, times, typedText } from '../rational.ts';
import type { AnswerKind, Reading } from '../reading/given.ts';
import { type ReadNumber, readNumber } from '../reading/read-number.ts';
import { say, type Text } from '../text.ts';
import { type UnitName, unitName, unitOf, units, unitsIn } from '../units.ts';
import type { NumberAnswer } from './answer.ts';

export type GivenNumber = ReadNumber & { readonly unit?: UnitName };

/** Words after a number of things, in any language. They are not units. */
const countWords: ReadonlySet<string> = new Set(
  Object.values(languageRows).flatMap(({ countWords: words = [] }) => words),
);

const remarks = {
  lowest: say('number-answer.lowest'),
  otherUnit: say('number-answer.other-unit'),
  sign: say('number-answer.sign'),
};

function withUnit(formula: string, unit: UnitName | undefined): Text {
  if (unit === undefined) return `$${formula}$`;
  // A sign follows its number without a space.
  const between = /^[%°]/.test(units[unit].written[0]) ? '' : ' ';
  return [`$${formula}$`, between, unitName(unit)];
}

function read(typed: string, answer: NumberAnswer): Reading<GivenNumber> {
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
  if (rest === '' && answer.needsUnit) return { inputError: 'noUnit' };
  const unit = rest === '' ? answer.unit : unitOf(rest, answer.unit);
  return unit === undefined
    ? { inputError: 'unit' }
    : { given: { ...number, unit }, understood: withUnit(number.tex, unit) };
}

/** The given amount in the unit asked for. Undefined if its unit measures something else. */
function inAsked(answer: NumberAnswer, { value, unit }: GivenNumber): Rational | undefined {
  if (answer.kind !== 'quantity' || unit === undefined || unit === answer.unit) return value;
  const factor = unitsIn(unit, answer.unit);
  return factor && times(value, factor);
}

function isNear(answer: NumberAnswer, value: Rational): boolean {
  const within = 'within' in answer ? answer.within : undefined;
  if (!within) return same(value, answer.value);
  return Math.abs(asNumber(minus(value, answer.value))) <= asNumber(within) * (1 + 1e-9);
}

const hasPi = (answer: NumberAnswer) => 'pi' in answer && answer.pi === true;
/** Zero is right with or without π. */
const isPiRight = (answer: NumberAnswer, given: GivenNumber) =>
  given.pi === hasPi(answer) || answer.value.n === 0;

function hasValue(answer: NumberAnswer, given: GivenNumber): boolean {
  const value = inAsked(answer, given);
  return value !== undefined && isPiRight(answer, given) && isNear(answer, value);
}

const isReducible = (answer: NumberAnswer, given: GivenNumber) =>
  answer.kind === 'fraction' && answer.lowest === true && given.reducible;

function remark(answer: NumberAnswer, given: GivenNumber): Text | undefined {
  if (isReducible(answer, given) && hasValue(answer, given)) return remarks.lowest;
  const value = inAsked(answer, given);
  if (value === undefined) return remarks.otherUnit;
  const turned = { ...given, value: { n: -given.value.n, d: given.value.d } };
  return hasValue(answer, turned) ? remarks.sign : undefined;
}

function formula(answer: NumberAnswer): string {
  const { value } = answer;
  const isDecimal = answer.kind !== 'fraction' && Number.isInteger((value.n * 1e6) / value.d);
  const pi = hasPi(answer) ? '\\pi' : '';
  if (pi && value.d === 1 && Math.abs(value.n) === 1) return value.n < 0 ? '-\\pi' : '\\pi';
  return `${isDecimal ? String(asNumber(value)) : tex(value)}${pi}`;
}

/** Whole numbers, decimals, fractions and numbers with a unit. */
export const numberAnswer: AnswerKind<NumberAnswer, GivenNumber> = {
  read,
  isRight: (answer, given) => hasValue(answer, given) && !isReducible(answer, given),
  isSame(answer, one, other) {
    const [a, b] = [inAsked(answer, one), inAsked(answer, other)];
    return a !== undefined && b !== undefined && same(a, b) && one.pi === other.pi;
  },
  remark,
  write: (answer) => withUnit(formula(answer), answer.kind === 'quantity' ? answer.unit : undefined),
  typed(answer) {
    const { value } = answer;
    const unit = answer.kind === 'quantity' ? ` ${units[answer.unit].written[0]}` : '';
    const decimal = asNumber(value);
    const isDecimal = answer.kind !== 'fraction' && ratioIsDecimal(value);
    return `${isDecimal ? decimal : typedText(value)}${hasPi(answer) ? ' π' : ''}${unit}`;
  },
};

const ratioIsDecimal = ({ n, d }: Rational) => Number.isInteger((n * 1e6) / d);
