import { array, type InferType, object, string } from 'yup';
import type { ModelTestScore } from '../courses/enrolment.ts';
import type { FieldLanguages } from '../text/local-text.ts';
import '../http/validation.ts';

export const modelTestLimits = {
  /** Questions of a paper. */
  max: 20,
  /** Signs of an answer. */
  answerMax: 200,
} as const;

const answer = string().strict().max(modelTestLimits.answerMax).defined();

/** Body of `POST /course/{courseId}/model-test/answers`: the answer to each question, empty for none. */
export const modelTestAnswersSchema = object({
  /** Which paper: its `id`. */
  paper: string()
    .strict()
    .matches(/^[0-9a-f-]{36}$/)
    .required(),
  answers: array().strict().of(answer).min(1).max(modelTestLimits.max).required(),
});

export type ModelTestAnswers = InferType<typeof modelTestAnswersSchema>;

/**
 * A question of a paper. The browser generates exercises from their reference; a quiz question comes without its
 * answer.
 */
export type ModelTestQuestion = { readonly marks: number } & (
  | { readonly kind: 'quiz'; readonly question: string; readonly options: readonly string[] }
  | { readonly kind: 'exercise'; readonly template: string; readonly level: 1 | 2 | 3; readonly seed: number }
);

/** A model test in progress. */
export interface ModelTestPaper {
  readonly id: string;
  readonly courseId: string;
  readonly courseTitle: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Recommended time in minutes; not enforced, since pauses are unknown to the server. */
  readonly minutes: number;
  readonly questions: readonly ModelTestQuestion[];
  /** The best so far; null: none was submitted. */
  readonly best: ModelTestScore | null;
  /** Which of `courseTitle` and `questions` are not translated. */
  readonly lang?: FieldLanguages;
}

/** The result of a submitted paper. */
export interface ModelTestResult extends ModelTestScore {
  /** Per question: whether the answer was right. */
  readonly correct: readonly boolean[];
  /** Per quiz question: the explanation, HTML; null where the browser computes it. */
  readonly explanations: readonly (string | null)[];
  readonly best: ModelTestScore;
}
