import { type InferType, object, string } from 'yup';
import type { User } from '../accounts/user.ts';
import { limits } from '../http/limits.ts';
import '../http/validation.ts';

export const overviewWeeks = 12;
/** People in one call. */
export const maxCounted = 50;

/** In the school's time zone, Monday to Sunday. */
export interface OverviewWeek {
  /** ISO 8601 week, such as `2026-W47`. */
  readonly week: string;
  /** Its Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly people: number;
  readonly enrolments: number;
  /** Without refunds. */
  readonly sales: number;
  /** US dollars. */
  readonly income: number;
  readonly openMessages: number;
}

export interface Overview {
  readonly timeZone: string;
  /** `overviewWeeks` weeks, oldest first, including empty ones. */
  readonly weeks: readonly OverviewWeek[];
  readonly publishRequests: number;
  /** Payments to give back at the provider: paid twice, or of deleted accounts. */
  readonly refundsDue: number;
  /** Absent until the daily job has run. */
  readonly overdue?: Overdue;
}

/** What the daily job should have removed, more than two days ago. */
export interface Overdue {
  readonly accounts: number;
  readonly records: number;
  readonly countedAt: string;
}

/** By uid. */
export type EnrolmentCounts = Readonly<Record<string, number>>;

interface ListEntry {
  readonly _id: string;
  /** Empty if the account was deleted. */
  readonly email: string;
  readonly courseId: string;
  /** The course's title; its id if the course was deleted. */
  readonly title: string;
}

export interface EnrolmentEntry extends ListEntry {
  readonly enrolledAt: string;
  readonly lessonsDone: number;
}

export interface SaleEntry extends ListEntry {
  readonly at: string;
  /** US dollars. */
  readonly amount: number;
  readonly status: 'paid' | 'refund-due' | 'refunded';
}

/** Times are ISO 8601, UTC. */
export interface PersonCourse {
  readonly courseId: string;
  readonly title: string;
  readonly enrolledAt: string;
  readonly lessonsDone: number;
  /** Whether it was bought: then a refund takes it away. */
  readonly bought: boolean;
  readonly certificate?: PersonCertificate;
}

export interface PersonCertificate {
  readonly _id: string;
  readonly token: string;
  readonly revoked: boolean;
}

export type PersonOrder = Omit<SaleEntry, 'email'>;

export interface PersonAnswer {
  readonly user: User;
  readonly disabled: boolean;
  /** Newest first, like the orders. */
  readonly courses: readonly PersonCourse[];
  readonly orders: readonly PersonOrder[];
}

export const eraseSchema = object({ email: string().trim().max(limits.emailMax).required() });
export type EraseInput = InferType<typeof eraseSchema>;
