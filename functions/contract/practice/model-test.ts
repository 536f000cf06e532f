import { array, type InferType, number, object, type Schema, string } from 'yup';
import type { ModelTestScore } from '../courses/enrolment.ts';
import type { FieldLanguages } from '../text/local-text.ts';
import '../http/validation.ts';
import type { Task } from '../classrooms/classroom.ts';
import { type AddPracticeInput, type PracticeOutcome, practiceLimits, practiceOutcomes } from './log.ts';

export const modelTestLimits = { max: 20, answerMax: 200 } as const;

const answer = string().strict().max(modelTestLimits.answerMax).defined();

const modelTestAnswersSchema = object({
  paper: string()
    .strict()
    .matches(/^[0-9a-f-]{36}$/)
    .required(),
  answers: array().strict().of(answer).min(1).max(modelTestLimits.max).required(),
});

export type ModelTestAnswers = InferType<typeof modelTestAnswersSchema>;

/** The browser makes exercises from their reference; a quiz question comes without its answer. */
export type ModelTestQuestion = { readonly marks: number } & (
  | { readonly kind: 'quiz'; readonly question: string; readonly options: readonly string[] }
  | { readonly kind: 'exercise'; readonly template: string; readonly level: 1 | 2 | 3; readonly seed: number }
);

export interface ModelTestPaper {
  readonly id: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly startedAt: string;
  /** Recommended time in minutes; not enforced, since pauses are unknown to the server. */
  readonly minutes: number;
  readonly questions: readonly ModelTestQuestion[];
  readonly best: ModelTestScore | null;
  readonly lang?: FieldLanguages;
}

export interface ModelTestResult extends ModelTestScore {
  readonly correct: readonly boolean[];
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

const addPracticeSchema: Schema<AddPracticeInput> = object({
  entries: array(practiceEntrySchema).min(1).max(practiceLimits.maxPerCall).required(),
});

export const weeksShown = 4;

/** The secret after the link's `#`, which reaches no server and no log. */
const weekTokenSchema = object({ token: string().required().max(100) });

export const practiceBodies = {
  submitModelTest: modelTestAnswersSchema,
  addPractice: addPracticeSchema,
  weekView: weekTokenSchema,
};

export type WeekTokenInput = InferType<typeof weekTokenSchema>;

export interface WeekLink {
  readonly since: string | null;
}

export interface NewWeekLink {
  readonly since: string;
  readonly token: string;
}

export interface LearnedInCourse {
  readonly title: string;
  readonly lessons: readonly string[];
  readonly quizzes: readonly string[];
  readonly modelTest?: true;
}

export interface Week {
  readonly from: string;
  readonly to: string;
  readonly courses: readonly LearnedInCourse[];
  readonly lessonMinutes: number;
  readonly skills: readonly { readonly id: string; readonly count: number }[];
  readonly practiceMinutes: number;
}

export interface NextLesson {
  readonly course: string;
  readonly lesson: string;
}

export interface WeekView {
  readonly name: string;
  readonly weeks: readonly Week[];
  readonly due: readonly Task[];
  readonly reviews: readonly string[];
  readonly next: readonly NextLesson[];
}
