import { array, type InferType, number, object } from 'yup';
import type { FieldLanguages } from '../text/local-text.ts';
import '../http/validation.ts';

/** Questions that a quiz may have. */
export const maxQuizQuestions = 30;

/** Body of `POST /course/{id}/lesson/{lessonId}/quiz`: the chosen option of each question, counted from 0. */
export const quizAnswersSchema = object({
  answers: array()
    .strict()
    .of(number().integer().min(0).max(9).required())
    .min(1)
    .max(maxQuizQuestions)
    .required(),
});

export type QuizAnswers = InferType<typeof quizAnswersSchema>;

export interface QuizQuestion {
  /** HTML made from our own Markdown. */
  readonly question: string;
  readonly options: readonly string[];
}

/** A lesson as its reader gets it: never with the answers. */
export interface Lesson {
  readonly _id: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly minutes: number;
  /** HTML made from our own Markdown when the lesson was seeded. */
  readonly body: string;
  readonly quiz: readonly QuizQuestion[];
  readonly previous: string | null;
  readonly next: string | null;
  /** Of `title`, `courseTitle`, `body` and `quiz` those that have no version in the language that was asked for. */
  readonly lang?: FieldLanguages;
}

export interface QuizResult {
  readonly score: number;
  readonly of: number;
  /** For each question, whether the chosen option was right. */
  readonly correct: readonly boolean[];
  /** For each question, why: only once all were answered. */
  readonly explanations: readonly string[];
  /** For each question, what its author says of the wrong option that was chosen, HTML; left out where there is nothing. */
  readonly feedback?: readonly (string | null)[];
}
