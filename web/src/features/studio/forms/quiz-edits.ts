import type { LocalText } from '@pathshala/contract/text/local-text';
import { moved, without } from './move.ts';

/** A question that is being written: any part may be missing. */
export interface DraftQuestion {
  readonly question?: LocalText;
  readonly options?: readonly LocalText[];
  /** Index of the right option, from 0. */
  readonly answer?: number;
  readonly explanation?: LocalText;
  /** Feedback on each wrong option, at the option's index. */
  readonly feedback?: readonly LocalText[];
  readonly compute?: LocalText;
}

export const newQuestion: DraftQuestion = { question: '', options: ['', '', ''], explanation: '' };

/** The feedback with an entry for each option; undefined if there is no feedback. */
function feedbackOf({ feedback, options = [] }: DraftQuestion): readonly LocalText[] | undefined {
  return feedback && options.map((_, at) => feedback[at] ?? '');
}

/** Removes an option; the right one stays right. If it is the right one that goes, no option is right. */
export function withoutOption(question: DraftQuestion, place: number): DraftQuestion {
  const { answer, options = [], feedback: _, ...others } = question;
  const feedback = feedbackOf(question);
  const rest = { ...others, ...(feedback ? { feedback: without(feedback, place) } : {}) };
  const left = without(options, place);
  if (answer === undefined || answer === place) return { ...rest, options: left };
  return { ...rest, options: left, answer: answer > place ? answer - 1 : answer };
}

/** Moves an option; the right one stays right. */
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
