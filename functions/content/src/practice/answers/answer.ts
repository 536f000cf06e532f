import type { Rational } from '../rational.ts';
import type { Text } from '../text.ts';
import type { UnitName } from '../units.ts';

/** A number. A decimal one may be written as a fraction, too. */
export interface PlainAnswer {
  readonly kind: 'whole' | 'decimal';
  readonly value: Rational;
}

export interface FractionAnswer {
  readonly kind: 'fraction';
  readonly value: Rational;
  readonly lowest?: true;
}

/** A number with a unit. The same amount in another unit is right too: 150 cm, 1.5 m. */
export interface QuantityAnswer {
  readonly kind: 'quantity';
  readonly value: Rational;
  /** The unit of the question, in which a number without a unit is read. */
  readonly unit: UnitName;
}

export interface ChoiceAnswer {
  readonly kind: 'choice';
  readonly options: readonly Text[];
  readonly right: number;
}

export interface SeveralAnswer {
  readonly kind: 'several';
  readonly options: readonly Text[];
  readonly right: readonly number[];
}

export interface OrderAnswer {
  readonly kind: 'order';
  readonly items: readonly Text[];
  /** Indices of the items in the right order. Items with the same text may swap places. */
  readonly right: readonly number[];
}

/** A word or a sentence. Case, spaces and final punctuation do not matter. */
export interface TextAnswer {
  readonly kind: 'text';
  readonly accepted: readonly string[];
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export interface PointAnswer {
  readonly kind: 'point';
  readonly at: readonly Rational[];
  readonly axes: readonly Axis[];
}

export type NumberAnswer = PlainAnswer | FractionAnswer | QuantityAnswer;
export type Answer = NumberAnswer | ChoiceAnswer | SeveralAnswer | OrderAnswer | TextAnswer | PointAnswer;
export type AnswerKindName = Answer['kind'];

export const signs = ['minus', 'point', 'bar', 'space', 'colon'] as const;
export type Sign = (typeof signs)[number];

/** The signs in the numbers of a template's answers, which the kind of answer does not show. */
export type TemplateSign = Extract<Sign, 'minus' | 'point' | 'space'>;

const isOfDigits = (accepted: string) => /^[\d:. ]+$/.test(accepted);

/** `own`: the kind always needs them. `any`: some number of the kind may need them. */
const numberSigns: Readonly<Record<NumberAnswer['kind'], Readonly<Record<'own' | 'any', readonly Sign[]>>>> =
  {
    whole: { own: [], any: ['minus'] },
    decimal: { own: ['point'], any: ['minus'] },
    fraction: { own: ['bar'], any: ['minus', 'space'] },
    quantity: { own: [], any: ['minus', 'point'] },
  };

/** @param ofTemplate the signs of all of its template's answers, so that the keys do not give this answer away */
export function signsFor(answer: Answer, ofTemplate?: readonly TemplateSign[]): Sign[] {
  if (answer.kind === 'text') return answer.accepted.every(isOfDigits) ? ['colon'] : [];
  if (!('value' in answer)) return [];
  const { own, any } = numberSigns[answer.kind];
  return signs.filter((sign) => [...own, ...(ofTemplate ?? any)].includes(sign));
}
