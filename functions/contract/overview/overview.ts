import type { Order } from '../accounts/user.ts';
import { get, type LanguageQuery, type PageQuery } from '../http/endpoint.ts';

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
  /** In what is the school's currency now. */
  readonly cash: Pick<Order, 'amount' | 'currency'>;
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
export interface EnrolmentEntry extends Pick<OrderEntry, '_id' | 'email' | 'courseId' | 'title'> {
  readonly enrolledAt: string;
  readonly lessonsDone: number;
}

export interface OrderEntry extends Order {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** @param part of an e-mail address, a name, a title, a note or an order's number, in any case */
export function hasPart({ _id, email, displayName, title, note = '' }: OrderEntry, part: string): boolean {
  const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();
  return [_id, email, displayName, title, note].some((text) => plain(text).includes(plain(part)));
}

export const overviewEndpoints = {
  overview: get<Overview>('/overview', 'admin'),
  /** `of`: uids separated by commas. */
  enrolmentCounts: get<EnrolmentCounts, 'of'>('/overview/enrolment-counts', 'admin'),
  enrolmentList: get<EnrolmentEntry[], PageQuery>('/overview/enrolments', 'admin'),
  orderList: get<OrderEntry[], PageQuery | 'state' | 'day' | 'q' | LanguageQuery>('/orders', 'admin'),
} as const;
