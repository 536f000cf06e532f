import type { Language } from '@pathshala/contract/text/languages';
import type { Text } from '../text.ts';

/** What was typed, once it is understood, with the words that show it before it is marked. */
export type Reading<Given> =
  | { readonly given: Given; readonly understood: Text }
  | { readonly inputError: InputError };

/** A kind of answer: how it is read, compared and written. A new kind is a new row of `answer-kinds.ts`. */
export interface AnswerKind<Kind, Given> {
  /** Reads what somebody typed, or the numbers (from 1) of what they chose. */
  readonly read: (typed: string, answer: Kind) => Reading<Given>;
  readonly isRight: (answer: Kind, given: Given) => boolean;
  /** Whether two answers come to the same, as a known mistake and what was typed. */
  readonly isSame: (answer: Kind, one: Given, other: Given) => boolean;
  /** What can be said of a wrong answer whatever was asked. */
  readonly remark?: (answer: Kind, given: Given) => Text | undefined;
  /** The right answer, for people. */
  readonly write: (answer: Kind) => Text;
  /** The right answer as it would be typed. */
  readonly typed: (answer: Kind) => string;
}

/**
 * Why something typed could not be understood. It costs nothing: the child writes it again. What is said of it is in
 * `mark.<language>.json`.
 */
export type InputError =
  | 'empty'
  | 'long'
  | 'number'
  | 'comma'
  | 'sum'
  | 'two'
  | 'zero'
  | 'only'
  | 'unit'
  | 'noUnit'
  | 'option'
  | 'all'
  | 'point'
  | 'line'
  /** Written in other letters than those of the language that the answer is in. */
  | Language;
