import { array, type InferType, object, string } from 'yup';
import type { FieldLanguages } from './local-text.ts';

export const modelTestLimits = {
  /** Questions of a paper. */
  most: 20,
  /** Signs of an answer. */
  answerMax: 200,
} as const;

/** Body of `POST /course/{courseId}/model-test/answers`: what was typed for each question, empty for none. */
export const modelTestAnswersSchema = object({
  /** Which paper: its `id`. */
  paper: string()
    .strict()
    .matches(/^[0-9a-f-]{36}$/)
    .required(),
  answers: array()
    .strict()
    .of(string().strict().max(modelTestLimits.answerMax).defined())
    .min(1)
    .max(modelTestLimits.most)
    .required(),
});

export type ModelTestAnswers = InferType<typeof modelTestAnswersSchema>;

/** So many marks of so many. */
export interface ModelTestScore {
  readonly score: number;
  readonly of: number;
}

/** A question of a paper. An exercise is made by the browser of what is said here; a quiz comes as its reader sees it. */
export type ModelTestQuestion = { readonly marks: number } & (
  | { readonly kind: 'quiz'; readonly question: string; readonly options: readonly string[] }
  | { readonly kind: 'exercise'; readonly template: string; readonly level: 1 | 2 | 3; readonly seed: number }
);

/** The model test of a course, as somebody has it before them. */
export interface ModelTestPaper {
  readonly id: string;
  readonly courseId: string;
  readonly courseTitle: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** How long it should take. Nobody is held to it: the school does not see when somebody pauses. */
  readonly minutes: number;
  readonly questions: readonly ModelTestQuestion[];
  /** The best so far; null: none was handed in. */
  readonly best: ModelTestScore | null;
  /** Of `courseTitle` and `questions` what has no version in the language that was asked for. */
  readonly lang?: FieldLanguages;
}

/** What came of a paper that was handed in. */
export interface ModelTestResult extends ModelTestScore {
  /** For each question, whether the answer was right. */
  readonly correct: readonly boolean[];
  /** For each question of a quiz why, HTML; null where the browser works it out itself. */
  readonly explanations: readonly (string | null)[];
  readonly best: ModelTestScore;
}
