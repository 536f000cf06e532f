import { array, type InferType, number, object, type Schema, string } from 'yup';
import type { ModelTestScore } from '../courses/enrolment.ts';
import type { FieldLanguages } from '../text/local-text.ts';
import '../http/validation.ts';
import type { Task } from '../classrooms/classroom.ts';
import { type AddPracticeInput, type PracticeOutcome, practiceLimits, practiceOutcomes } from './log.ts';

export const modelTestLimits = { max: 20, answerMax: 200 } as const;

const answer = string().strict().max(modelTestLimits.answerMax).defined();

/** The answer to each question, empty for none. */
export const modelTestAnswersSchema = object({
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

export interface ModelTestResult extends ModelTestScore {
  readonly correct: readonly boolean[];
  /** Per quiz question: the explanation, HTML; null where the browser computes it. */
  readonly explanations: readonly (string | null)[];
  readonly best: ModelTestScore;
}

const whole = (min: number, max: number) => number().strict().integer().min(min).max(max).required();

export const practiceEntrySchema = object({
  id: string()
    .strict()
    .matches(/^[\w-]{1,40}$/)
    .required(),
  at: whole(0, Number.MAX_SAFE_INTEGER),
  template: string()
    .strict()
    .matches(/^[a-z0-9-]{1,60}$/)
    .required(),
  seed: whole(0, 999_999_999),
  level: whole(1, 3),
  outcome: string<PracticeOutcome>().strict().oneOf(practiceOutcomes).required(),
  marks: object({ score: whole(0, 100), of: whole(1, 100) })
    .default(undefined)
    .optional(),
}).required();

export const addPracticeSchema: Schema<AddPracticeInput> = object({
  entries: array(practiceEntrySchema).min(1).max(practiceLimits.maxPerCall).required(),
});

export const weeksShown = 4;

/** The secret after the link's `#`, which reaches no server and no log. */
export const weekTokenSchema = object({ token: string().required().max(100) });

export type WeekTokenInput = InferType<typeof weekTokenSchema>;

/** Whether a student shares their week. `since` is ISO 8601, UTC; null: they do not. */
export interface WeekLink {
  readonly since: string | null;
}

/** A new link; its secret is returned only this once. */
export interface NewWeekLink {
  readonly since: string;
  readonly token: string;
}

export interface LearnedInCourse {
  readonly title: string;
  readonly lessons: readonly string[];
  /** Those whose quiz was passed for the first time. */
  readonly quizzes: readonly string[];
  /** The course's model test was passed for the first time. */
  readonly modelTest?: true;
}

/** A practised skill: template id and number of answered exercises, without results. */
export interface PractisedSkill {
  readonly id: string;
  readonly count: number;
}

/** ISO 8601 dates of the school's calendar. */
export interface Week {
  readonly from: string;
  readonly to: string;
  readonly courses: readonly LearnedInCourse[];
  readonly lessonMinutes: number;
  readonly skills: readonly PractisedSkill[];
  /** Minutes between answers, without longer pauses. */
  readonly practiceMinutes: number;
}

export interface NextLesson {
  readonly course: string;
  readonly lesson: string;
}

export interface WeekView {
  readonly name: string;
  readonly weeks: readonly Week[];
  /** Open tasks from teachers, soonest due first. */
  readonly due: readonly Task[];
  /** Template ids due for review, as many as today's practice holds. */
  readonly reviews: readonly string[];
  readonly next: readonly NextLesson[];
}
