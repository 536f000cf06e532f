import type { LocalText } from '@pathshala/contract/text/local-text';
import { moved, without } from './move.ts';

/** A question while it is written: any of it may be missing. */
export interface DraftQuestion {
  readonly question?: LocalText;
  readonly options?: readonly LocalText[];
  /** Which option is right, from 0. */
  readonly answer?: number;
  readonly explanation?: LocalText;
  /** What is said to who has chosen a wrong option, at its place. */
  readonly feedback?: readonly LocalText[];
  readonly compute?: LocalText;
}

export const newQuestion: DraftQuestion = { question: '', options: ['', '', ''], explanation: '' };

/** A place for each option, where there is any feedback at all. */
function feedbackOf({ feedback, options = [] }: DraftQuestion): readonly LocalText[] | undefined {
  return feedback && options.map((_, at) => feedback[at] ?? '');
}

/** Takes an option away; the right one stays the right one. Where it is the one that goes, none is. */
export function withoutOption(question: DraftQuestion, place: number): DraftQuestion {
  const { answer, options = [], feedback: _, ...others } = question;
  const feedback = feedbackOf(question);
  const rest = { ...others, ...(feedback ? { feedback: without(feedback, place) } : {}) };
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
  const feedback = feedbackOf(question);
  return {
    ...question,
    options: moved(options, from, to),
    ...(feedback ? { feedback: moved(feedback, from, to) } : {}),
    ...(answer === undefined ? {} : { answer: places.indexOf(answer) }),
  };
}
