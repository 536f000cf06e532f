import { array, boolean, type InferType, number, object, string } from 'yup';
import type { OutlineItem } from './course.ts';

/** Body of `PUT /enrolment/{courseId}/lesson/{lessonId}`. */
export const progressSchema = object({ done: boolean().strict().required() });

/** Body of `POST /course/{id}/lesson/{lessonId}/quiz`: the chosen option of each question, counted from 0. */
export const quizAnswersSchema = object({
  answers: array().strict().of(number().integer().min(0).max(9).required()).min(1).max(20).required(),
});

/** Body of `POST /checkout/{courseId}`: the price in US dollars that the page showed, so that a changed one is noticed. */
export const checkoutSchema = object({ price: number().strict().min(0).max(999) });

export type PracticeOutcome = 'pay' | 'cancel';

/** Body of `POST /practice/checkout/{sessionId}`. */
export const practiceSchema = object({
  outcome: string<PracticeOutcome>().oneOf(['pay', 'cancel']).required(),
});

export type ProgressInput = InferType<typeof progressSchema>;
export type QuizAnswers = InferType<typeof quizAnswersSchema>;

/** A student's place in a course. `enrolledAt` is ISO 8601, UTC. */
export interface Enrolment {
  readonly courseId: string;
  readonly title: string;
  readonly img: string;
  readonly enrolledAt: string;
  readonly lessonsDone: readonly string[];
  readonly lessons: readonly OutlineItem[];
  /** Lesson to go on with: the first that is not done, or null when all are. */
  readonly nextLesson: string | null;
}

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
}

export interface QuizResult {
  readonly score: number;
  readonly of: number;
  /** For each question, whether the chosen option was right. */
  readonly correct: readonly boolean[];
  /** For each question, why: only once all were answered. */
  readonly explanations: readonly string[];
}

export interface CheckoutAnswer {
  /** Where to send the buyer. */
  readonly url: string;
}

/** Whether the caller has asked to be told when a course opens. */
export interface Interest {
  readonly courseId: string;
  readonly asked: boolean;
}

/** A course that the caller waits for, or that has opened since. `askedAt` is ISO 8601, UTC. */
export interface AwaitedCourse {
  readonly courseId: string;
  readonly title: string;
  readonly img: string;
  readonly askedAt: string;
  /** Whether it can be joined or bought by now. */
  readonly open: boolean;
}

/** What the practice checkout's page shows; it exists in the emulators alone. */
export interface PracticeSession {
  readonly courseId: string;
  readonly title: string;
  /** US dollars. */
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'cancelled';
}

/** Query of the course page to which a checkout leads back: `?checkout=done` or `?checkout=cancelled`. */
export const checkoutReturn = { parameter: 'checkout', paid: 'done', cancelled: 'cancelled' } as const;
