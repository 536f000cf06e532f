import type { PaperRow } from '@pathshala/content/model-test/forms';
import type { QuizQuestion } from '@pathshala/content/model-test/paper';
import type { Answers } from '@pathshala/content/model-test/unanswered';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Language } from '@pathshala/contract/text/languages';
import type { useCall } from '../../../api/use-call.ts';
import { languageQuery } from '../../../http/language-query.ts';
import { siteLanguage } from '../../../words/language.ts';

/** The quiz questions of a class paper, stored with the answers. */
export interface SchoolQuestions {
  /** The language of the questions. */
  readonly language: Language;
  readonly questions: readonly QuizQuestion[];
}

type Call = ReturnType<typeof useCall>;

/** How long to wait for the school's questions, in milliseconds. After that the paper has exercises only. */
const patience = 5000;

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));

/** Whether the school has marked all its questions. Before submission it has not been asked to. */
export const isMarked = (own: SchoolQuestions | undefined): boolean =>
  own?.questions.every(({ mark }) => mark !== undefined) ?? true;

/**
 * Fetches the quiz questions that the school assigns.
 * @returns undefined if there are none, or if the school does not answer soon
 */
export async function assignQuestions(
  call: Call,
  row: PaperRow,
  seed: number,
): Promise<SchoolQuestions | undefined> {
  const paper = { schoolClass: String(row.class), paperSeed: String(seed) };
  const query = { ...languageQuery, subject: row.subject };
  const pending = call(endpoints.assignClassTest, { ...paper, query, quiet: true });
  const assigned = await Promise.race([pending.catch(() => undefined), late()]);
  if (!assigned || assigned.questions.length === 0) return undefined;
  return { language: siteLanguage, questions: assigned.questions };
}

/** The school tells nobody the answer of a question that they left open. */
const unanswered = { isRight: false, answer: -1, explanation: '' } as const;

/**
 * Asks the school to mark its questions.
 * @throws ApiError, or Error if the sign-in cannot be renewed without a connection
 */
export async function markQuestions(
  call: Call,
  own: SchoolQuestions,
  typed: Answers,
): Promise<SchoolQuestions> {
  const answers = own.questions.flatMap(({ name }) =>
    typed[name] ? [{ question: name, answer: typed[name] }] : [],
  );
  const { marks } =
    answers.length > 0
      ? await call(endpoints.markClassTest, { query: languageQuery, body: { answers }, quiet: true })
      : { marks: [] };
  const markOf = new Map(answers.map(({ question }, at) => [question, marks[at] ?? null]));
  const questions = own.questions.map((one) => {
    const mark = markOf.get(one.name);
    return { ...one, mark: mark === undefined ? unanswered : mark };
  });
  return { ...own, questions };
}

/**
 * Translates the questions and their feedback after the page's language changed. Questions that the school has removed,
 * or cannot translate now, stay as they are.
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
