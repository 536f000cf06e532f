import type { Rational } from '../rational.ts';
import type { Text } from '../text.ts';
import type { UnitName } from '../units.ts';

/** A number without places after the point. */
export interface WholeAnswer {
  readonly kind: 'whole';
  readonly value: Rational;
}

/** A number; a fraction of the same value is as right. */
export interface DecimalAnswer {
  readonly kind: 'decimal';
  readonly value: Rational;
  /** How far from it is still right, as where it is rounded. */
  readonly within?: Rational;
  /** The value is so many π. */
  readonly pi?: true;
}

export interface FractionAnswer {
  readonly kind: 'fraction';
  readonly value: Rational;
  /** Whether it must be in its simplest form: to simplify is the task. */
  readonly lowest?: true;
  readonly pi?: true;
}

/** A number with a unit. Another unit is as right where it says the same: 150 cm, 1.5 m. */
export interface QuantityAnswer {
  readonly kind: 'quantity';
  readonly value: Rational;
  /** The question's own; a number without any unit is read in it, unless the unit is what is asked. */
  readonly unit: UnitName;
  readonly needsUnit?: true;
  readonly within?: Rational;
  readonly pi?: true;
}

/** One of some options. */
export interface ChoiceAnswer {
  readonly kind: 'choice';
  readonly options: readonly Text[];
  /** Its index. */
  readonly right: number;
}

/** All that are right, and no other. */
export interface SeveralAnswer {
  readonly kind: 'several';
  readonly options: readonly Text[];
  /** Indices, ascending. */
  readonly right: readonly number[];
}

/** Things to put in order. */
export interface OrderAnswer {
  readonly kind: 'order';
  /** As they are shown. */
  readonly items: readonly Text[];
  /** Their indices in the right order. Items that read alike may change places. */
  readonly right: readonly number[];
}

/** A word or a sentence. Capitals, spaces and the mark at the end do not matter. */
export interface TextAnswer {
  readonly kind: 'text';
  /** Every right one; the first is the one that is shown. */
  readonly accepted: readonly string[];
  /** Capitals and the mark at the end do matter: they are what is asked. */
  readonly exact?: boolean;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A point on a line (one axis) or on a plane (two). */
export interface PointAnswer {
  readonly kind: 'point';
  readonly at: readonly Rational[];
  /** What is drawn for it, one or two. */
  readonly axes: readonly Axis[];
}

export type NumberAnswer = WholeAnswer | DecimalAnswer | FractionAnswer | QuantityAnswer;
export type Answer = NumberAnswer | ChoiceAnswer | SeveralAnswer | OrderAnswer | TextAnswer | PointAnswer;
export type AnswerKindName = Answer['kind'];
