import { firstLanguage, languageOf } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import type { ReadQuestion } from './quiz-text.ts';
import { partsOf, withVersion } from './words-field.tsx';

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

/** The right option stays right; if it is removed, none is right. */
export function withoutOption(question: DraftQuestion, place: number): DraftQuestion {
  const { answer = place, options = [], feedback, ...others } = question;
  return {
    ...others,
    options: options.toSpliced(place, 1),
    ...(feedback && { feedback: feedback.toSpliced(place, 1) }),
    ...(answer !== place && { answer: answer > place ? answer - 1 : answer }),
  };
}

const isWritten = ({ question, options = [] }: DraftQuestion) =>
  [question, ...options].some((text) => Object.values(partsOf(text)).some((part) => part !== ''));

/** Adds questions, each in its language, in place of empty ones. */
export function withQuestions(
  quiz: readonly DraftQuestion[],
  read: readonly ReadQuestion[],
): DraftQuestion[] {
  const added = read.map(({ question, options, explanation, ...right }): DraftQuestion => {
    const language = languageOf([question, ...options].join(' ')) ?? firstLanguage;
    const put = (text: string) => withVersion('', language, text);
    return { ...right, question: put(question), options: options.map(put), explanation: put(explanation) };
  });
  return [...quiz.filter(isWritten), ...added];
}
