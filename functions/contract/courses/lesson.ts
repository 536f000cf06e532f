import { array, type InferType, number, object } from 'yup';
import type { FieldLanguages } from '../text/local-text.ts';
import '../http/validation.ts';

/** Limits on the number of questions. */
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
  /** HTML, rendered from our Markdown. */
  readonly question: string;
  readonly options: readonly string[];
}

/** A lesson for its reader, without answers. */
export interface Lesson {
  readonly _id: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly minutes: number;
  /** HTML, rendered from our Markdown when the lesson was seeded. */
  readonly body: string;
  readonly quiz: readonly QuizQuestion[];
  readonly previous: string | null;
  readonly next: string | null;
  /** Which of `title`, `courseTitle`, `body` and `quiz` are not translated into the requested language. */
  readonly lang?: FieldLanguages;
}

export interface QuizResult {
  readonly score: number;
  readonly of: number;
  /** Per question: whether the answer was right. */
  readonly correct: readonly boolean[];
  /** Per question: the explanation, once all are answered. */
  readonly explanations: readonly string[];
  /** Per question: the author's feedback on the chosen wrong option, HTML, if any. */
  readonly feedback?: readonly (string | null)[];
}
