import { array, type InferType, object, string } from 'yup';
import type { ModelTestScore } from '../courses/enrolment.ts';
import type { FieldLanguages } from '../text/local-text.ts';
import '../http/validation.ts';

export const modelTestLimits = {
  /** Questions of a paper. */
  max: 20,
  /** Signs of an answer. */
  answerMax: 200,
  /** Questions of quizzes in the paper of a class. */
  maxQuizQuestions: 15,
  /** Papers of a class are counted from 0 on; this is the last one. */
  lastSeed: 99_999_999,
} as const;

const answer = string().strict().max(modelTestLimits.answerMax).defined();

/** Body of `POST /course/{courseId}/model-test/answers`: what was typed for each question, empty for none. */
export const modelTestAnswersSchema = object({
  /** Which paper: its `id`. */
  paper: string()
    .strict()
    .matches(/^[0-9a-f-]{36}$/)
    .required(),
  answers: array().strict().of(answer).min(1).max(modelTestLimits.max).required(),
});

export type ModelTestAnswers = InferType<typeof modelTestAnswersSchema>;

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
  /** The best so far; null: none was submitted. */
  readonly best: ModelTestScore | null;
  /** Of `courseTitle` and `questions` what has no version in the language that was asked for. */
  readonly lang?: FieldLanguages;
}

/** What came of a paper that was submitted. */
export interface ModelTestResult extends ModelTestScore {
  /** For each question, whether the answer was right. */
  readonly correct: readonly boolean[];
  /** For each question of a quiz why, HTML; null where the browser works it out itself. */
  readonly explanations: readonly (string | null)[];
  readonly best: ModelTestScore;
}

/** A question of a quiz in the paper of a class. */
export interface ClassTestQuestion {
  /** Where it is to be found again: `c9-motion-and-graphs/speed/2`. */
  readonly name: string;
  /** HTML, as are the options. */
  readonly question: string;
  readonly options: readonly string[];
}

/** The questions of quizzes that the school assigns for the paper of a class and seed: none where it has none. */
export interface ClassTestQuestions {
  readonly questions: readonly ClassTestQuestion[];
  /** Which of them have no version in the language that was asked for. */
  readonly lang?: FieldLanguages;
}

/** Body of `POST /model-test/answers`: questions by name, and what was chosen, by its number from 1; empty for none. */
export const classTestAnswersSchema = object({
  answers: array()
    .strict()
    .of(
      object({
        question: string()
          .strict()
          .matches(/^[a-z0-9-]{1,100}\/[a-z0-9-]{1,100}\/\d{1,2}$/)
          .required(),
        answer,
      }).required(),
    )
    .min(1)
    .max(modelTestLimits.maxQuizQuestions)
    .required(),
});

export type ClassTestAnswers = InferType<typeof classTestAnswersSchema>;

/** What the school says of an answer to a question of a quiz, as after the quiz itself. */
export interface QuestionMark {
  readonly isRight: boolean;
  /** The right option, counted from 0. */
  readonly answer: number;
  /** HTML. */
  readonly explanation: string;
  /** What its author says of the wrong option that was chosen, HTML; left out where there is nothing. */
  readonly feedback?: string;
}

export interface ClassTestMarks {
  /** In the order of the answers; null for a question that is asked no more, or not of the caller. */
  readonly marks: readonly (QuestionMark | null)[];
}
