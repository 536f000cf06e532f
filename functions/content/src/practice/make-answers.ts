import type {
  Axis,
  ChoiceAnswer,
  FractionAnswer,
  OrderAnswer,
  PlainAnswer,
  PointAnswer,
  QuantityAnswer,
  SeveralAnswer,
  TextAnswer,
} from './answers/answer.ts';
import { fromOne } from './answers/answer-kinds.ts';
import type { Misconception } from './exercise.ts';
import type { Random } from './random.ts';
import { decimal as exactly, type Rational, ratio, typedText } from './rational.ts';
import { isSameText, type Text } from './text.ts';
import type { UnitName } from './units.ts';

export type Computed = number | Rational;
const exact = (value: Computed): Rational => (typeof value === 'number' ? exactly(value) : value);

export const whole = (value: number): PlainAnswer => ({ kind: 'whole', value: ratio(value) });
export const decimal = (value: Computed): PlainAnswer => ({ kind: 'decimal', value: exact(value) });
export const fraction = (value: Rational): FractionAnswer => ({ kind: 'fraction', value });
export const quantity = (value: Computed, unit: UnitName): QuantityAnswer => ({
  kind: 'quantity',
  value: exact(value),
  unit,
});
export const text = (...accepted: readonly string[]): TextAnswer => ({ kind: 'text', accepted });
export const point = (at: readonly Computed[], axes: readonly Axis[]): PointAnswer => ({
  kind: 'point',
  at: at.map(exact),
  axes,
});

/** @param answer a number, or text as it would be typed; `template` drops one that is right or known already */
export function misconception(answer: Computed | string, feedback: Text): Misconception {
  if (typeof answer === 'number') return { answer: String(Number(answer.toFixed(6))), feedback };
  return { answer: typeof answer === 'string' ? answer : typedText(answer), feedback };
}

export interface Picked<Kind> {
  readonly answer: Kind;
  readonly misconceptions: readonly Misconception[];
}

export type WrongOption = readonly [option: Text, says: Text];

export function choice(random: Random, right: Text, ...wrong: readonly WrongOption[]): Picked<ChoiceAnswer> {
  const taken = [right];
  const kept = wrong.filter(([option]) => {
    const isNew = !taken.some((one) => isSameText(one, option));
    taken.push(option);
    return isNew;
  });
  const options = random.shuffled([right, ...kept.map(([option]) => option)]);
  const misconceptions = kept.map(([option, feedback]) => ({
    answer: `${options.indexOf(option) + 1}`,
    feedback,
  }));
  return { answer: { kind: 'choice', options, right: options.indexOf(right) }, misconceptions };
}

export const choiceAmong = <Other>(
  random: Random,
  right: Text,
  others: readonly Other[],
  wrong: (other: Other) => WrongOption,
) => choice(random, right, ...others.map(wrong));

export function several(
  random: Random,
  right: readonly Text[],
  wrong: readonly WrongOption[],
): Picked<SeveralAnswer> {
  const options = random.shuffled([...right, ...wrong.map(([option]) => option)]);
  const places = right.map((one) => options.indexOf(one)).sort((a, b) => a - b);
  const misconceptions = wrong.map(([option, feedback]) => ({
    answer: fromOne([...places, options.indexOf(option)]),
    feedback,
  }));
  return { answer: { kind: 'several', options, right: places }, misconceptions };
}

export const swapped = (inOrder: readonly Text[], one: number, other: number): Text[] =>
  inOrder.map((item, at) => inOrder[at === one ? other : at === other ? one : at] ?? item);

/** The items in a wrong order: an order that nobody has touched counts as no answer. */
function mixed(random: Random, inOrder: readonly Text[]): Text[] {
  const items = random.shuffled(inOrder);
  const isMixed = items.some((one, at) => one !== inOrder[at]);
  return isMixed ? items : [...items.slice(1), ...items.slice(0, 1)];
}

export function order(
  random: Random,
  inOrder: readonly Text[],
  mistakes: readonly (readonly [order: readonly Text[], says: Text])[],
): Picked<OrderAnswer> {
  const items = mixed(random, inOrder);
  const places = (list: readonly Text[]) => list.map((one) => items.indexOf(one));
  const misconceptions = mistakes.map(([list, feedback]) => ({ answer: fromOne(places(list)), feedback }));
  return { answer: { kind: 'order', items, right: places(inOrder) }, misconceptions };
}
