import type { AnswerKind } from '../reading/given.ts';
import type { Answer, AnswerKindName } from './answer.ts';
import { numberAnswer } from './number-answer.ts';
import { choiceAnswer, orderAnswer, severalAnswer } from './picked-answers.ts';
import { pointAnswer } from './point-answer.ts';
import { textAnswer } from './text-answer.ts';

/** All kinds of answers. */
const answerKinds = {
  whole: numberAnswer,
  decimal: numberAnswer,
  fraction: numberAnswer,
  quantity: numberAnswer,
  choice: choiceAnswer,
  several: severalAnswer,
  order: orderAnswer,
  text: textAnswer,
  point: pointAnswer,
} as const satisfies Readonly<Record<AnswerKindName, unknown>>;

export const answerKindNames = Object.keys(answerKinds) as AnswerKindName[];

/** Reads and compares an answer. The form that a kind reads into is private to that kind. */
export function kindOf(answer: Answer): AnswerKind<Answer, unknown> {
  return answerKinds[answer.kind] as unknown as AnswerKind<Answer, unknown>;
}
