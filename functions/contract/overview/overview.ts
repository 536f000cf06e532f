import type { Order } from '../accounts/user.ts';
import { get, type PageQuery } from '../http/endpoint.ts';

export const overviewWeeks = 12;
export const maxCounted = 50;

export interface OverviewWeek {
  readonly week: string;
  /** Its first day. */
  readonly from: string;
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

export const overviewEndpoints = {
  overview: get<Overview>('/overview', 'admin'),
  /** `of`: uids separated by commas. */
  enrolmentCounts: get<EnrolmentCounts, 'of'>('/overview/enrolment-counts', 'admin'),
  enrolmentList: get<EnrolmentEntry[], PageQuery>('/overview/enrolments', 'admin'),
  saleList: get<SaleEntry[], PageQuery>('/overview/sales', 'admin'),
} as const;
