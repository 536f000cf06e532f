import type { TaskRow } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { account, anotherPerson, deletedPerson, either, job, of, ownId, school, year } from './kept.ts';

export interface ModelTestRecord {
  readonly id: string;
  readonly startedAt: Timestamp;
  readonly questions: readonly string[];
  /** Until submission; only the first answers count. */
  readonly isOpen: boolean;
  readonly best?: { readonly score: number; readonly of: number };
  readonly passedAt?: Timestamp;
}

/** `enrolments/{uid}_{courseId}`. */
export interface EnrolmentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly enrolledAt: Timestamp;
  readonly lessonsDone: readonly string[];
  readonly doneAt?: Readonly<Record<string, Timestamp>>;
  readonly passedAt?: Readonly<Record<string, Timestamp>>;
  readonly quizzes?: Readonly<Record<string, { readonly score: number; readonly of: number }>>;
  readonly modelTest?: ModelTestRecord;
  readonly certificate?: string;
  /** Ids of its payments; none for a free course. A refund removes its own. */
  readonly payments?: readonly string[];
}

/** `revokedHashes/{part}`: when, by hash; server only. */
export interface RevokedHashesRecord {
  readonly hashes: Readonly<Record<string, Timestamp>>;
}

/** `revocations/{certificate id}`. Server only. */
export interface RevocationRecord {
  readonly at: Timestamp;
  readonly by: string;
  readonly reason?: string;
  readonly uid?: string;
  readonly name?: string;
  readonly title?: string;
  readonly day?: string;
}

/** `waitingList/{uid}_{courseId}`; server only. */
export interface WaitingPlaceRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly at: Timestamp;
}

/** `classrooms/{auto}`, with all its pupils, so that leaving and deleting are atomic. Server only. */
export interface ClassroomRecord {
  readonly teacher: string;
  readonly name: string;
  readonly code: string | null;
  readonly pupils: readonly string[];
  readonly tasks: readonly TaskRow[];
  readonly madeAt: Timestamp;
  readonly changedAt: Timestamp;
}

/** `quizCounts/{courseId}~{lessonId}~{part}`: first answers to a quiz, counted in parts. */
export interface QuizCountRecord {
  readonly pupils: number;
  readonly chosen: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** `weekLinks/{uid}`; server only. */
export interface WeekLinkRecord {
  readonly tokenHash: string;
  readonly at: Timestamp;
}

/** `practiceLogs/{uid}` is the last, growing part, `practiceLogs/{uid}_{part}` a full one: an evening takes a write or two. */
export interface PracticeLogRecord {
  readonly uid: string;
  readonly part: number;
  readonly entries: readonly PracticeEntry[];
  /** Last part only: the school's day of the last addition, `2026-03-02`, and that day's count. */
  readonly day?: string;
  readonly addedThatDay?: number;
  readonly spans?: readonly TimeSpan[];
  readonly ahead?: number;
  readonly sums?: PracticeSums;
}

/** A person's practice of a skill in a teacher's table, stored so that the table need not read the log. */
export interface SkillSum {
  /** Times of the earliest right answers, as many as complete a task: milliseconds since 1970, oldest first. */
  readonly right: readonly number[];
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

export const ofLearning = {
  enrolments: of<EnrolmentRecord>([account], [{ by: ['uid'] }], ['enrolledAt', 'uid']),
  revocations: of<RevocationRecord>(
    [school],
    [
      {
        by: ['uid'],
        shown: ({ by, ...fields }, person) => ({ ...fields, by: either(by, person) }),
        // The revocation stays: a certificate is checked as long as somebody has it.
        onErase: () => ({
          uid: deletedPerson,
          name: FieldValue.delete(),
          title: FieldValue.delete(),
          day: FieldValue.delete(),
          reason: FieldValue.delete(),
        }),
      },
      {
        by: ['by'],
        shown: ({ at, by, reason }) => ({ at, by, reason }),
        onErase: () => ({ by: deletedPerson }),
      },
    ],
  ),
  revokedHashes: of<RevokedHashesRecord>([school], []),
  quizCounts: of<QuizCountRecord>([school], []),
  waitingList: of<WaitingPlaceRecord>([account, job('at', 2 * year)], [{ by: ['uid'] }], ['at', 'uid']),
  classrooms: of<ClassroomRecord>(
    [job('changedAt', 2 * year)],
    [
      {
        // The teacher's classrooms are deleted; the export omits other people.
        by: ['teacher'],
        shown: ({ pupils, ...fields }) => ({ ...fields, pupils: (pupils as readonly string[]).length }),
      },
      {
        by: ['pupils'],
        in: 'list',
        shown: ({ name }, { uid }) => ({ name, teacher: anotherPerson, pupils: [uid] }),
        onErase: (_fields, { uid }) => ({ pupils: FieldValue.arrayRemove(uid) }),
      },
    ],
    ['changedAt', 'teacher', 'pupils'],
  ),
  weekLinks: of<WeekLinkRecord>(
    [account],
    // Nobody may see the hash of the link's secret.
    [{ by: [ownId], shown: ({ at }) => ({ at }) }],
    ['at', ownId],
  ),
  practiceLogs: of<PracticeLogRecord>([account], [{ by: ['uid'] }], ['day', 'uid']),
} as const;
