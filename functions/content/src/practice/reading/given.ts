import type { Language } from '@pathshala/contract/text/languages';
import type { Text } from '../text.ts';

/** A typed answer once it is understood, with the text that shows it before it is marked. */
export type Reading<Given> =
  | { readonly given: Given; readonly understood: Text }
  | { readonly inputError: InputError };

/** A kind of answer: how it is read, compared and written. To add a kind, add a row to `answer-kinds.ts`. */
export interface AnswerKind<Kind, Given> {
  /** Reads typed text, or the numbers (from 1) of chosen options. */
  readonly read: (typed: string, answer: Kind) => Reading<Given>;
  readonly isRight: (answer: Kind, given: Given) => boolean;
  /** Whether two answers are equal, such as a known mistake and the typed answer. */
  readonly isSame: (answer: Kind, one: Given, other: Given) => boolean;
  /** Feedback on a wrong answer that does not depend on the question. */
  readonly remark?: (answer: Kind, given: Given) => Text | undefined;
  /** The right answer in readable form. */
  readonly write: (answer: Kind) => Text;
  /** The right answer in the form that somebody would type. */
  readonly typed: (answer: Kind) => string;
}

/**
 * Why typed text could not be understood. It costs nothing: the child writes it again. The messages are in
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
  /** The text uses a different script from that of the answer's language. */
  | Language;
