import { boolean, type InferType, object } from 'yup';
import type { OutlineItem } from './course.ts';

/** Body of `PUT /enrolment/{courseId}/lesson/{lessonId}`. */
export const progressSchema = object({ done: boolean().strict().required() });

export type ProgressInput = InferType<typeof progressSchema>;

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
