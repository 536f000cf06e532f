/** What is kept of people's learning, alone and in classes: docs/contract.md, "Data". */
import type { TaskRow } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { Timestamp } from 'firebase-admin/firestore';

/** The paper that somebody has, or had last, and the best that they reached with any. */
export interface ModelTestRecord {
  readonly id: string;
  readonly startedAt: Timestamp;
  /** Its questions by name: `content/model-test/course-paper`. */
  readonly questions: readonly string[];
  /** Until it is submitted: the first answers count. */
  readonly isOpen: boolean;
  readonly best?: { readonly score: number; readonly of: number };
}

/** `enrolments/{uid}_{courseId}`. */
export interface EnrolmentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly enrolledAt: Timestamp;
  readonly lessonsDone: readonly string[];
  /** Where they were last: how much of the lesson's text was above their window, 0 to 1. */
  readonly place?: { readonly lessonId: string; readonly part: number; readonly at: Timestamp };
  /** Since when a lesson is done, by lesson; of marks of earlier times it is not known. */
  readonly doneAt?: Readonly<Record<string, Timestamp>>;
  /** When each quiz was passed for the first time, by lesson; of earlier times it is not known. */
  readonly passedAt?: Readonly<Record<string, Timestamp>>;
  /** The best result of each quiz, by lesson. */
  readonly quizzes?: Readonly<Record<string, { readonly score: number; readonly of: number }>>;
  /** The model test of the course, once one was begun. */
  readonly modelTest?: ModelTestRecord;
  /** What the link to their certificate carries. */
  readonly certificate?: string;
  /** Ids of the payments that bought it; none for a free course. A refund takes its own away. */
  readonly payments?: readonly string[];
}

/** `revokedCertificates/{the certificate’s id}`: one that was taken back; server only, and nobody’s. */
export interface RevokedCertificateRecord {
  readonly at: Timestamp;
}

/** `waitingList/{uid}_{courseId}`: who wants to be told when a course opens; server only. */
export interface WaitingPlaceRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly at: Timestamp;
}

/**
 * `classrooms/{auto}`: a teacher's class with everybody who is in it, in one document: who leaves is gone at once, and a
 * class ends whole. Server only.
 */
export interface ClassroomRecord {
  /** Uid. */
  readonly teacher: string;
  readonly name: string;
  /** By which one joins; null: nobody can. */
  readonly code: string | null;
  /** Uids, in the order in which they joined. */
  readonly pupils: readonly string[];
  readonly tasks: readonly TaskRow[];
  readonly madeAt: Timestamp;
  /** When anything of it was changed last: a class that nobody touches ends by itself. */
  readonly changedAt: Timestamp;
}

/** `weekLinks/{uid}`: the link by which a student shares their week: a hash of what opens it; server only. */
export interface WeekLinkRecord {
  readonly tokenHash: string;
  readonly at: Timestamp;
}

/**
 * A part of what somebody has practised: `practiceLogs/{uid}` is the last one, to which is added, `practiceLogs/{uid}_{part}` is
 * a full one; server only. So an evening of practice is a write or two, and not one for each exercise.
 */
export interface PracticeLogRecord {
  readonly uid: string;
  /** 0, 1, 2 … */
  readonly part: number;
  readonly entries: readonly PracticeEntry[];
  /** Of the last part: on which day something was added last (UTC, `2026-03-02`), and how many on that day. */
  readonly day?: string;
  readonly addedThatDay?: number;
  /** Of the last part: between which times the entries of each full one lie, the newest part last. */
  readonly spans?: readonly TimeSpan[];
  /** Of the last part: the latest time that a device whose clock was ahead has sent. */
  readonly ahead?: number;
}

/** Milliseconds since 1970, both ends within. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}
