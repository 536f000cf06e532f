/** What is kept of people's learning, alone and in classes: docs/contract.md, "Data". */
import type { TaskRow } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import type { Timestamp } from 'firebase-admin/firestore';

/** The current or last paper, and the best result of any. */
export interface ModelTestRecord {
  readonly id: string;
  readonly startedAt: Timestamp;
  /** Question references: `content/model-test/course-paper`. */
  readonly questions: readonly string[];
  /** Until submission; only the first answers count. */
  readonly isOpen: boolean;
  readonly best?: { readonly score: number; readonly of: number };
  /** When it was first passed; unknown for early passes. */
  readonly passedAt?: Timestamp;
}

/** `enrolments/{uid}_{courseId}`. */
export interface EnrolmentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly enrolledAt: Timestamp;
  readonly lessonsDone: readonly string[];
  /** When each lesson was done; unknown for early marks. */
  readonly doneAt?: Readonly<Record<string, Timestamp>>;
  /** When each quiz was first passed; unknown for early passes. */
  readonly passedAt?: Readonly<Record<string, Timestamp>>;
  /** The best result of each quiz, by lesson. */
  readonly quizzes?: Readonly<Record<string, { readonly score: number; readonly of: number }>>;
  readonly modelTest?: ModelTestRecord;
  /** The certificate's token. */
  readonly certificate?: string;
  /** Ids of its payments; none for a free course. A refund removes its own. */
  readonly payments?: readonly string[];
}

/** `revokedHashes/{part}`: revoked certificates, and when, by hash; server only, without personal data. */
export interface RevokedHashesRecord {
  readonly hashes: Readonly<Record<string, Timestamp>>;
}

/** `revocations/{certificate id}`: who revoked it, why, and what it said. Server only. */
export interface RevocationRecord {
  readonly at: Timestamp;
  /** The admin's uid. */
  readonly by: string;
  readonly reason?: string;
  readonly uid?: string;
  readonly name?: string;
  readonly title?: string;
  readonly day?: string;
}

/** `waitingList/{uid}_{courseId}`: who waits for a course to open; server only. */
export interface WaitingPlaceRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly at: Timestamp;
}

/** `classrooms/{auto}`, with all its pupils, so that leaving and deleting are atomic. Server only. */
export interface ClassroomRecord {
  /** Uid. */
  readonly teacher: string;
  readonly name: string;
  /** Join code; null: closed. */
  readonly code: string | null;
  /** Uids in order of joining. */
  readonly pupils: readonly string[];
  readonly tasks: readonly TaskRow[];
  readonly madeAt: Timestamp;
  /** Last change; unused classrooms are deleted. */
  readonly changedAt: Timestamp;
}

/**
 * `quizCounts/{courseId}~{lessonId}~{part}`: the first answers of the course's students to a quiz, counted in parts;
 * removed when its questions change. Server only, without personal data.
 */
export interface QuizCountRecord {
  readonly pupils: number;
  /** By question, then by option, both counted from 0. */
  readonly chosen: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** `weekLinks/{uid}`: a student's week link, as the hash of its secret; server only. */
export interface WeekLinkRecord {
  readonly tokenHash: string;
  readonly at: Timestamp;
}

/**
 * A part of a practice log: `practiceLogs/{uid}` is the last, growing one, `practiceLogs/{uid}_{part}` a full one;
 * server only. An evening of practice thus takes a write or two instead of one per exercise.
 */
export interface PracticeLogRecord {
  readonly uid: string;
  /** 0, 1, 2 … */
  readonly part: number;
  readonly entries: readonly PracticeEntry[];
  /** Last part only: the school's day of the last addition, `2026-03-02`, and that day's count. */
  readonly day?: string;
  readonly addedThatDay?: number;
  /** Last part only: time spans of the full parts, newest last. */
  readonly spans?: readonly TimeSpan[];
  /** Last part only: the latest time from a device whose clock was ahead. */
  readonly ahead?: number;
  /** Last part only: sums by skill. */
  readonly sums?: PracticeSums;
}

/** What a teacher's table says of a person's practice of a skill, kept beside the log so that nobody reads the log for it. */
export interface SkillSum {
  /** Times of the earliest right answers, as many as complete a task: milliseconds since 1970, oldest first. */
  readonly right: readonly number[];
  /** Answers of recent days, `2026-03-02`, by the school's clock. */
  readonly days: Readonly<Record<string, DaySum>>;
}

export interface DaySum {
  readonly right: number;
  readonly tried: number;
}

/** By skill, a `SkillSum` as JSON: Firestore takes long over the thousands of small maps of a class. */
export type PracticeSums = Readonly<Record<string, string>>;

/** Milliseconds since 1970, inclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}
