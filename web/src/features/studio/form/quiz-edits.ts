import { withLatinDigits } from '@pathshala/contract/text/digits';
import { firstLanguage, type Language, languageOf, languages } from '@pathshala/contract/text/languages';
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

const isEmptyIn = (text: LocalText | undefined, language: Language) => partsOf(text)[language] === '';

const numbersIn = (texts: readonly (LocalText | undefined)[]) =>
  texts.map((text) => withLatinDigits(Object.values(partsOf(text)).join(' ')).match(/\d+/g) ?? []);

/** Whether two questions are translations of each other: only their numbers can be compared. */
function isSame({ question, options = [], answer }: DraftQuestion, read: ReadQuestion): boolean {
  const [before, after] = [numbersIn([question, ...options]), numbersIn([read.question, ...read.options])];
  const isRight = answer === undefined || read.answer === undefined || answer === read.answer;
  return isRight && before.flat().length > 0 && JSON.stringify(before) === JSON.stringify(after);
}

/** Other languages and the right answer stay. */
function withRead(before: DraftQuestion, read: ReadQuestion, language: Language): DraftQuestion {
  const isEmpty = Object.values(partsOf(before.question)).every((text) => text === '');
  const kept = (before.options ?? []).slice(0, isEmpty ? read.options.length : undefined);
  const count = Math.max(kept.length, read.options.length);
  const answer = before.answer ?? read.answer;
  return {
    ...before,
    question: withVersion(before.question, language, read.question),
    options: Array.from({ length: count }, (_, at) =>
      withVersion(kept[at], language, read.options[at] ?? ''),
    ),
    ...(answer === undefined ? {} : { answer }),
    explanation: withVersion(before.explanation, language, read.explanation),
  };
}

/** Adds questions in their languages: as translations, in place of empty ones, or at the end. */
export function withQuestions(
  quiz: readonly DraftQuestion[],
  read: readonly ReadQuestion[],
): DraftQuestion[] {
  const all = [...quiz];
  for (const one of read) {
    const language = languageOf([one.question, ...one.options].join(' ')) ?? firstLanguage;
    const isFree = (before: DraftQuestion) =>
      isEmptyIn(before.question, language) &&
      (languages.every((other) => isEmptyIn(before.question, other)) || isSame(before, one));
    const free = all.findIndex(isFree);
    const at = free < 0 ? all.length : free;
    all[at] = withRead(all[at] ?? {}, one, language);
  }
  return all;
}
