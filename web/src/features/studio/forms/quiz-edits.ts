import type { LocalText } from '@pathshala/contract/local-text';
import { moved, without } from './move.ts';

/** A question while it is written: any of it may be missing. */
export interface DraftQuestion {
  readonly question?: LocalText;
  readonly options?: readonly LocalText[];
  /** Which option is right, from 0. */
  readonly answer?: number;
  readonly explanation?: LocalText;
  readonly compute?: LocalText;
}

export const newQuestion: DraftQuestion = { question: '', options: ['', '', ''], explanation: '' };

/** Takes an option away; the right one stays the right one. Where it is the one that goes, none is. */
export function withoutOption(question: DraftQuestion, place: number): DraftQuestion {
  const { answer, options = [], ...rest } = question;
  const left = without(options, place);
  if (answer === undefined || answer === place) return { ...rest, options: left };
  return { ...rest, options: left, answer: answer > place ? answer - 1 : answer };
}

/** Moves an option; the right one stays the right one. */
export function withMovedOption(question: DraftQuestion, from: number, to: number): DraftQuestion {
  const { answer, options = [] } = question;
  const places = moved(
    options.map((_, at) => at),
    from,
    to,
  );
  return {
    ...question,
    options: moved(options, from, to),
    ...(answer === undefined ? {} : { answer: places.indexOf(answer) }),
  };
}
