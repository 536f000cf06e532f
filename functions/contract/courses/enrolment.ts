import { boolean, type InferType, number, object } from 'yup';
import type { OutlineItem } from './course.ts';
import '../http/validation.ts';

/** Body of `PUT /enrolment/{courseId}/lesson/{lessonId}`. */
export const progressSchema = object({ done: boolean().strict().required() });

export type ProgressInput = InferType<typeof progressSchema>;

/** Body of `PUT /enrolment/{courseId}/lesson/{lessonId}/place`: how much of the lesson's text lies above the window, 0 to 1. */
export const readingPositionSchema = object({ part: number().strict().min(0).max(1).required() });

export type ReadingPositionInput = InferType<typeof readingPositionSchema>;

/** Where a student was last in a course. `part` as in `readingPositionSchema`; `at` is ISO 8601, UTC. */
export interface ReadingPosition {
  readonly lessonId: string;
  readonly part: number;
  readonly at: string;
}

/** The best that a student has reached in a lesson's quiz: so many right of so many questions. */
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
  /** Where they were last, on whichever device; null: they have not opened a lesson yet. */
  readonly place: ReadingPosition | null;
  /** In the order of the lessons; a lesson whose quiz was never tried is left out. */
  readonly quizzes: readonly QuizScore[];
  /** The best model test of the course that was submitted; left out: none was. */
  readonly modelTest?: ModelTestScore;
  /** What the link to their certificate carries; left out: they have none. */
  readonly certificate?: string;
}
