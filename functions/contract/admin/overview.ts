import { type InferType, object, string } from 'yup';
import type { User } from '../accounts/user.ts';
import { limits } from '../http/limits.ts';
import '../http/validation.ts';

/** Weeks in the overview, including the current one. */
export const overviewWeeks = 12;
/** People whose enrolments are counted in one call. */
export const maxCounted = 50;

/** Figures of one week in the school's time zone, Monday to Sunday. */
export interface OverviewWeek {
  /** ISO 8601 week, such as `2026-W47`. */
  readonly week: string;
  /** Its Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  /** New accounts. */
  readonly people: number;
  readonly enrolments: number;
  /** Payments that are not refunded. */
  readonly sales: number;
  /** Their revenue, US dollars. */
  readonly income: number;
  /** Unanswered messages of this week. */
  readonly openMessages: number;
}

export interface Overview {
  /** By its name in the IANA database. */
  readonly timeZone: string;
  /** `overviewWeeks` weeks, oldest first, including empty ones. */
  readonly weeks: readonly OverviewWeek[];
  /** Open requests of teachers to publish. */
  readonly publishRequests: number;
  /** Payments to give back at the provider: paid twice, or of deleted accounts. */
  readonly refundsDue: number;
  /** Absent until the daily job has run. */
  readonly overdue?: Overdue;
}

/** What the daily job should have removed, more than two days ago. */
export interface Overdue {
  /** Unused accounts to warn or to delete. */
  readonly accounts: number;
  /** Documents past their retention period. */
  readonly records: number;
  readonly countedAt: string;
}

/** Course counts of the requested people, by uid. */
export type EnrolmentCounts = Readonly<Record<string, number>>;

interface ListEntry {
  readonly _id: string;
  /** Empty if the account was deleted. */
  readonly email: string;
  readonly courseId: string;
  /** The course's title; its id if the course was deleted. */
  readonly title: string;
}

/** An enrolment in the admins' export. */
export interface EnrolmentEntry extends ListEntry {
  readonly enrolledAt: string;
  /** Number of finished lessons. */
  readonly lessonsDone: number;
}

/** A payment in the admins' export. */
export interface SaleEntry extends ListEntry {
  readonly at: string;
  /** US dollars. */
  readonly amount: number;
  readonly status: 'paid' | 'refund-due' | 'refunded';
}

/** A course that the person has. Times are ISO 8601, UTC. */
export interface PersonCourse {
  readonly courseId: string;
  /** The course's title; its id if the course was deleted. */
  readonly title: string;
  readonly enrolledAt: string;
  /** Number of finished lessons. */
  readonly lessonsDone: number;
  /** Whether it was bought: then a refund takes it away. */
  readonly bought: boolean;
  readonly certificate?: PersonCertificate;
}

/** A certificate of the person: what its link carries, and whether it was revoked. */
export interface PersonCertificate {
  readonly _id: string;
  readonly token: string;
  readonly revoked: boolean;
}

/** A payment of the person. */
export type PersonOrder = Omit<SaleEntry, 'email'>;

export interface PersonAnswer {
  readonly user: User;
  /** Whether sign-in is disabled. */
  readonly disabled: boolean;
  /** Newest first, like the orders. */
  readonly courses: readonly PersonCourse[];
  readonly orders: readonly PersonOrder[];
}

/** The address of the account to erase, typed again. */
export const eraseSchema = object({ email: string().trim().max(limits.emailMax).required() });
export type EraseInput = InferType<typeof eraseSchema>;
