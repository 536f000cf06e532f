import { array, boolean, type InferType, number, object, string } from 'yup';
import type { OutlineItem } from './course.ts';
import '../http/validation.ts';
import type { FieldLanguages } from '../text/local-text.ts';

const progressSchema = object({ done: boolean().strict().required() });

export type ProgressInput = InferType<typeof progressSchema>;

export interface ModelTestScore {
  readonly score: number;
  readonly of: number;
}

interface QuizScore extends ModelTestScore {
  readonly lessonId: string;
}

export interface Enrolment {
  readonly courseId: string;
  readonly title: string;
  readonly img: string;
  readonly enrolledAt: string;
  readonly lessonsDone: readonly string[];
  readonly lessons: readonly OutlineItem[];
  readonly nextLesson: string | null;
  readonly quizzes: readonly QuizScore[];
  readonly modelTest?: ModelTestScore;
  readonly certificate?: string;
}

export const maxQuizQuestions = 30;

const quizAnswersSchema = object({
  answers: array()
    .strict()
    .of(number().integer().min(0).max(9).required())
    .min(1)
    .max(maxQuizQuestions)
    .required(),
});

export type QuizAnswers = InferType<typeof quizAnswersSchema>;

export interface QuizQuestion {
  readonly question: string;
  readonly options: readonly string[];
}

export interface Lesson {
  readonly _id: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly minutes: number;
  readonly body: string;
  readonly quiz: readonly QuizQuestion[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly lang?: FieldLanguages;
}

export interface QuizResult extends ModelTestScore {
  readonly correct: readonly boolean[];
  readonly explanations: readonly string[];
  readonly feedback?: readonly (string | null)[];
}

export interface WaitingPlace {
  readonly courseId: string;
  readonly waiting: boolean;
}

export interface WaitingListEntry {
  readonly courseId: string;
  readonly title: string;
  readonly img: string;
  readonly since: string;
  readonly open: boolean;
}

const checkoutSchema = object({ price: number().strict().min(0).max(999) });

export type CheckoutInput = InferType<typeof checkoutSchema>;

export type PracticeOutcome = 'pay' | 'cancel';

const practiceSchema = object({
  outcome: string<PracticeOutcome>().oneOf(['pay', 'cancel']).required(),
});

export const courseBodies = {
  progress: progressSchema,
  quiz: quizAnswersSchema,
  checkout: checkoutSchema,
  practiceOutcome: practiceSchema,
};

export type PracticeInput = InferType<typeof practiceSchema>;

export interface CheckoutAnswer {
  readonly url: string;
}

export interface PracticeSession {
  readonly courseId: string;
  readonly title: string;
  /** US dollars. */
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'cancelled';
}
