/** A student's week, shown by a link of their own: docs/contract.md, "A student’s week". */
import { type InferType, object, string } from 'yup';
import type { Task } from '../classrooms/classroom.ts';
import '../http/validation.ts';

/** So many weeks are shown, the present one among them. */
export const weeksShown = 4;

/** Body of `POST /week/view`: what stands in a student's link after the `#`, which no server and no log sees. */
export const weekTokenSchema = object({ token: string().required().max(100) });

export type WeekTokenInput = InferType<typeof weekTokenSchema>;

/** Whether a student shares their week. `since` is ISO 8601, UTC; null: they do not. */
export interface WeekLink {
  readonly since: string | null;
}

/** A link that was just made: what opens it is told this once. */
export interface NewWeekLink {
  readonly since: string;
  readonly token: string;
}

/** What was learned in a course within a week: titles, in the course's order. */
export interface LearnedInCourse {
  readonly title: string;
  readonly lessons: readonly string[];
  /** Those whose quiz was passed for the first time. */
  readonly quizzes: readonly string[];
}

/** A skill of practice: its template's id, and how many exercises of it were answered. No results: nobody is marked here. */
export interface PractisedSkill {
  readonly id: string;
  readonly count: number;
}

/** Seven days. Days are ISO 8601, of the school's calendar. */
export interface Week {
  readonly from: string;
  readonly to: string;
  readonly courses: readonly LearnedInCourse[];
  /** As long as the lessons take that were done. */
  readonly lessonMinutes: number;
  readonly skills: readonly PractisedSkill[];
  /** Between the answers to exercises; longer pauses are left out. */
  readonly practiceMinutes: number;
}

/** The lesson that comes next in a course that was begun. */
export interface NextLesson {
  readonly course: string;
  readonly lesson: string;
}

/** What whoever has the link is shown. */
export interface WeekView {
  readonly name: string;
  /** The newest first, the last day of which is today. */
  readonly weeks: readonly Week[];
  /** What the student's teachers have set and is not done yet, the soonest first. */
  readonly due: readonly Task[];
  /** What they begin to forget, by templates' ids: as much as their page of today brings of it. */
  readonly reviews: readonly string[];
  /** Of the courses that they were at last, the last one first. */
  readonly next: readonly NextLesson[];
}
