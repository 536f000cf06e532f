import '../http/validation.ts';
import { boolean, type InferType, object } from 'yup';
import type { OutlineItem } from './course.ts';

/** Body of `PUT /enrolment/{courseId}/lesson/{lessonId}`. */
export const progressSchema = object({ done: boolean().strict().required() });

export type ProgressInput = InferType<typeof progressSchema>;

/** The best result of a lesson's quiz. */
export interface QuizScore {
  readonly lessonId: string;
  readonly score: number;
  readonly of: number;
}

/** What a model test came to: so many marks of so many. */
export interface ModelTestScore {
  readonly score: number;
  readonly of: number;
}

/** An enrolment. `enrolledAt` is ISO 8601, UTC. */
export interface Enrolment {
  readonly courseId: string;
  readonly title: string;
  readonly img: string;
  readonly enrolledAt: string;
  readonly lessonsDone: readonly string[];
  readonly lessons: readonly OutlineItem[];
  /** The next lesson: the first that is not done; null if all are. */
  readonly nextLesson: string | null;
  /** In lesson order, without untried quizzes. */
  readonly quizzes: readonly QuizScore[];
  /** The best submitted model test of the course, if any. */
  readonly modelTest?: ModelTestScore;
  /** The token of their certificate, if any. */
  readonly certificate?: string;
}

/** Whether the caller waits for a course that is not open yet. */
export interface WaitingPlace {
  readonly courseId: string;
  readonly waiting: boolean;
}

/** A course that the caller waits or waited for. `since` is ISO 8601, UTC. */
export interface WaitingListEntry {
  readonly courseId: string;
  readonly title: string;
  readonly img: string;
  readonly since: string;
  /** Whether it is open now. */
  readonly open: boolean;
}
