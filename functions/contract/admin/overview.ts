/** How many weeks the overview looks back, the present one among them. */
export const overviewWeeks = 12;
/** Of how many people the enrolments are counted in one call. */
export const maxCounted = 50;

/** What came in a week of the school's time zone: Monday to Sunday. */
export interface OverviewWeek {
  /** As ISO 8601 names it, such as `2026-W47`. */
  readonly week: string;
  /** Its Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  /** New accounts. */
  readonly people: number;
  readonly enrolments: number;
  /** Payments that stand: neither paid back nor contested. */
  readonly sales: number;
  /** What they brought, US dollars. */
  readonly income: number;
  /** Messages that came in this week and are not answered yet. */
  readonly openMessages: number;
}

export interface Overview {
  /** By its name in the IANA database. */
  readonly timeZone: string;
  /** `overviewWeeks` of them, the oldest first; a week without anything is there too. */
  readonly weeks: readonly OverviewWeek[];
}

/** How many courses each of the people asked for has, by uid. */
export type EnrolmentCounts = Readonly<Record<string, number>>;

interface ListEntry {
  readonly _id: string;
  /** Empty where the person is no longer here. */
  readonly email: string;
  readonly courseId: string;
  /** The course's; its id where the course is gone. */
  readonly title: string;
}

/** An enrolment as admins take it along. */
export interface EnrolmentEntry extends ListEntry {
  readonly enrolledAt: string;
  /** How many lessons are done. */
  readonly lessonsDone: number;
}

/** A payment as admins take it along. */
export interface SaleEntry extends ListEntry {
  readonly at: string;
  /** US dollars. */
  readonly amount: number;
  readonly status: 'paid' | 'refund-due' | 'refunded' | 'disputed';
}
