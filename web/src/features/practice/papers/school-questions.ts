import type { PaperRow } from '@pathshala/content/model-test/forms';
import type { QuizQuestion } from '@pathshala/content/model-test/paper';
import type { Answers } from '@pathshala/content/model-test/unanswered';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Language } from '@pathshala/contract/text/languages';
import type { useCall } from '../../../api/use-call.ts';
import { languageQuery } from '../../../http/language-query.ts';
import { siteLanguage } from '../../../words/language.ts';

/** The questions of quizzes in a paper of a class, as they are kept with what was answered. */
export interface SchoolQuestions {
  /** What they are written in. */
  readonly language: Language;
  readonly questions: readonly QuizQuestion[];
}

type Call = ReturnType<typeof useCall>;

/** Milliseconds: nobody waits longer for the first question. Without the school's the paper is of exercises alone. */
const patience = 5000;

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));

/** Whether the school has marked all that it has to. Before a paper is submitted it was not asked. */
export const isMarked = (own: SchoolQuestions | undefined): boolean =>
  own?.questions.every(({ mark }) => mark !== undefined) ?? true;

/**
 * Asks the school for questions of quizzes.
 * @returns undefined where it has none, or cannot be reached soon
 */
export async function assignQuestions(
  call: Call,
  row: PaperRow,
  seed: number,
): Promise<SchoolQuestions | undefined> {
  const paper = { schoolClass: String(row.class), paperSeed: String(seed) };
  const query = { ...languageQuery, subject: row.subject };
  const pending = call(endpoints.dealClassTest, { ...paper, query, quiet: true });
  const assigned = await Promise.race([pending.catch(() => undefined), late()]);
  if (!assigned || assigned.questions.length === 0) return undefined;
  return { language: siteLanguage, questions: assigned.questions };
}

/**
 * Has the school mark them.
 * @throws ApiError; Error where the person's sign-in cannot be renewed without a connection
 */
export async function markQuestions(
  call: Call,
  own: SchoolQuestions,
  typed: Answers,
): Promise<SchoolQuestions> {
  const answers = own.questions.map(({ name }) => ({ question: name, answer: typed[name] ?? '' }));
  const { marks } = await call(endpoints.markClassTest, {
    ...{ query: languageQuery, body: { answers }, quiet: true },
  });
  return { ...own, questions: own.questions.map((one, at) => ({ ...one, mark: marks[at] ?? null })) };
}

/**
 * The same questions in the page's language, for anyone who has changed it, with what was said of them. What the school assigns no
 * more, or cannot say now, stays as it is.
 */
export async function questionsHere(
  call: Call,
  own: SchoolQuestions,
  paper: { readonly row: PaperRow; readonly seed: number; readonly answers: Answers },
): Promise<SchoolQuestions> {
  const fresh = await assignQuestions(call, paper.row, paper.seed);
  if (!fresh) return own;
  const texts = new Map(fresh.questions.map((one) => [one.name, one]));
  const questions = own.questions.map((one) => ({ ...one, ...texts.get(one.name) }));
  const here = { language: siteLanguage, questions };
  if (own.questions.some(({ mark }) => mark === undefined)) return here;
  return markQuestions(call, here, paper.answers).catch(() => own);
}
