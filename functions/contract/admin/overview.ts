import { type InferType, object, string } from 'yup';
import type { Order, User } from '../accounts/user.ts';
import { limits } from '../http/limits.ts';
import '../http/validation.ts';

export const overviewWeeks = 12;
export const maxCounted = 50;

export interface OverviewWeek {
  readonly week: string;
  readonly monday: string;
  readonly people: number;
  readonly enrolments: number;
  readonly sales: number;
  /** US dollars. */
  readonly income: number;
  readonly openMessages: number;
}

export interface Overview {
  readonly timeZone: string;
  readonly weeks: readonly OverviewWeek[];
  readonly publishRequests: number;
  readonly refundsDue: number;
  readonly overdue?: Overdue;
}

export interface Overdue {
  readonly accounts: number;
  readonly records: number;
  readonly countedAt: string;
}

export type EnrolmentCounts = Readonly<Record<string, number>>;

/** An empty address: the account was deleted. The id stands for the title of a course that is gone. */
export interface EnrolmentEntry extends Pick<SaleEntry, '_id' | 'email' | 'courseId' | 'title'> {
  readonly enrolledAt: string;
  readonly lessonsDone: number;
}

export interface SaleEntry extends Order {
  readonly email: string;
}

export interface PersonCourse {
  readonly courseId: string;
  readonly title: string;
  readonly enrolledAt: string;
  readonly lessonsDone: number;
  readonly bought: boolean;
  readonly certificate?: PersonCertificate;
}

export interface PersonCertificate {
  readonly _id: string;
  readonly token: string;
  readonly revoked: boolean;
}

export interface PersonAnswer {
  readonly user: User;
  readonly disabled: boolean;
  readonly courses: readonly PersonCourse[];
  readonly orders: readonly Order[];
}

export const eraseSchema = object({ email: string().trim().max(limits.emailMax).required() });
export type EraseInput = InferType<typeof eraseSchema>;
