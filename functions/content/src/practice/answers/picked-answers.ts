import { withLatinDigits } from '@pathshala/contract/text/digits';
import type { AnswerKind, Reading } from '../reading/given.ts';
import { tidy } from '../reading/normal-text.ts';
import { isSameText, joined, say, type Text } from '../text.ts';
import type { ChoiceAnswer, OrderAnswer, SeveralAnswer } from './answer.ts';

/** Indices of the chosen options, in the order they were chosen. */
export type GivenPicks = readonly number[];

/** Reads typed or generated numbers, from 1, as indices. Undefined for anything else. */
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
const fromOne = (picks: readonly number[]) => picks.map((at) => at + 1).join(' ');
const pickedFrom = (options: readonly Text[], picks: readonly number[]) =>
  picks.flatMap((at) => options[at] ?? []);

/** A choice of one option. */
export const choiceAnswer: AnswerKind<ChoiceAnswer, GivenPicks> = {
  read(typed, { options }) {
    const reading = readFrom(typed, options, '');
    return 'given' in reading && reading.given.length !== 1 ? { inputError: 'option' } : reading;
  },
  isRight: ({ right }, given) => given[0] === right,
  isSame: (_, one, other) => one[0] === other[0],
  write: ({ options, right }) => joined(pickedFrom(options, [right]), ''),
  typed: ({ right }) => fromOne([right]),
};

/** A choice of several options, in any order. */
export const severalAnswer: AnswerKind<SeveralAnswer, GivenPicks> = {
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

/** Items put in order. */
export const orderAnswer: AnswerKind<OrderAnswer, GivenPicks> = {
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
