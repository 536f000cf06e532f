/** A student's week, shared by a link: docs/contract.md, "A student’s week". */
import { type InferType, object, string } from 'yup';
import type { Task } from '../classrooms/classroom.ts';
import '../http/validation.ts';

/** Number of weeks shown, including the current one. */
export const weeksShown = 4;

/** Body of `POST /week/view`: the secret after the link's `#`, which reaches no server and no log. */
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

/** Lesson titles learned in a course in a week, in the course's order. */
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

/** Seven days, as ISO 8601 dates of the school's calendar. */
export interface Week {
  readonly from: string;
  readonly to: string;
  readonly courses: readonly LearnedInCourse[];
  /** Minutes of the finished lessons. */
  readonly lessonMinutes: number;
  readonly skills: readonly PractisedSkill[];
  /** Minutes between answers, without longer pauses. */
  readonly practiceMinutes: number;
}

/** The lesson that comes next in a course that was started. */
export interface NextLesson {
  readonly course: string;
  readonly lesson: string;
}

/** What the link shows. */
export interface WeekView {
  readonly name: string;
  /** The newest first, the last day of which is today. */
  readonly weeks: readonly Week[];
  /** Open tasks from teachers, soonest due first. */
  readonly due: readonly Task[];
  /** Template ids due for review, as many as today's practice holds. */
  readonly reviews: readonly string[];
  /** Of recently used courses, latest first. */
  readonly next: readonly NextLesson[];
}
