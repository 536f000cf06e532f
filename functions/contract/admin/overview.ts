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
