import { asNumber, type Rational, same, tex, typedText } from '../rational.ts';
import type { AnswerKind, Reading } from '../reading/given.ts';
import { plainNumber } from '../reading/normal-text.ts';
import { readNumber } from '../reading/read-number.ts';
import type { PointAnswer } from './answer.ts';

type GivenPoint = readonly Rational[];

function read(typed: string, { at }: PointAnswer): Reading<GivenPoint> {
  const text = plainNumber(typed).replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1');
  const numbers = text.split(/\s*[,;]\s*/).map(readNumber);
  const parts = numbers.flatMap((one) => (typeof one === 'string' || one.rest || one.pi ? [] : [one]));
  if (parts.length !== at.length || numbers.length !== at.length) {
    return { inputError: at.length === 1 ? 'line' : 'point' };
  }
  return { given: parts.map(({ value }) => value), understood: shown(parts.map((one) => one.tex)) };
}

function shown(parts: readonly string[]) {
  return parts.length === 1 ? `$${parts[0]}$` : `$(${parts.join(', ')})$`;
}

const isSame = (one: GivenPoint, other: GivenPoint) =>
  one.every((value, axis) => same(value, other[axis] ?? { n: Number.NaN, d: 1 }));

const formula = (value: Rational) =>
  Number.isInteger(asNumber(value) * 1000) ? String(asNumber(value)) : tex(value);

/** A point on a line or a plane, typed or placed. */
export const pointAnswer: AnswerKind<PointAnswer, GivenPoint> = {
  read,
  isRight: ({ at }, given) => isSame(at, given),
  isSame: (_, one, other) => isSame(one, other),
  write: ({ at }) => shown(at.map(formula)),
  typed: ({ at }) => at.map(typedText).join(', '),
};
