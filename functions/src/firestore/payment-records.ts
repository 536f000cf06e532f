/** What is kept of payments: docs/contract.md, "Data". */
import type { Timestamp } from 'firebase-admin/firestore';
import type { EnrolmentRecord } from './learning-records.ts';

/** State of a dispute. `won`: the school keeps the money. */
export type DisputeState = 'open' | 'lost' | 'won';

/**
 * `payments/{the payment provider's id}`: server only. `amount` is US dollars. `paid`: the enrolment is still to be
 * made; `enrolled`: done; `disputed`: the buyer's bank demands or got the money back; `refund-due`: the buyer's account
 * was deleted before they got anything.
 */
export interface PaymentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly amount: number;
  readonly status: 'paid' | 'enrolled' | 'disputed' | 'refund-due' | 'refunded';
  readonly at: Timestamp;
  /** By the maker's ids. */
  readonly disputes?: Readonly<Record<string, DisputeState>>;
  /** The enrolment that a dispute removed. */
  readonly held?: Omit<EnrolmentRecord, 'uid' | 'courseId' | 'payments'>;
}

/** `practiceSessions/{auto}`: server only; emulators only. */
export interface PracticeSessionRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly title: string;
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'cancelled';
  readonly at: Timestamp;
}
