/** What is kept of payments: docs/contract.md, "Data". */
import type { Timestamp } from 'firebase-admin/firestore';
import type { EnrolmentRecord } from './learning-records.ts';

/** How a dispute stands. `won` means that the money stays with the school. */
export type DisputeState = 'open' | 'lost' | 'won';

/**
 * `payments/{the payment provider's id}`: server only. `amount` is US dollars. `paid` means that the money has come and the
 * enrolment is still to be made; `enrolled` that both are done; `disputed` that the buyer's bank wants the money back or
 * has it back; `refund-due` that the buyer's account had ended before they were given anything for it.
 */
export interface PaymentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly amount: number;
  readonly status: 'paid' | 'enrolled' | 'disputed' | 'refund-due' | 'refunded';
  readonly at: Timestamp;
  /** By the maker's ids. */
  readonly disputes?: Readonly<Record<string, DisputeState>>;
  /** What the enrolment was that a dispute took away. */
  readonly held?: Omit<EnrolmentRecord, 'uid' | 'courseId' | 'payments'>;
}

/** `practiceSessions/{auto}`: server only, and in the emulators alone. */
export interface PracticeSessionRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly title: string;
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'cancelled';
  readonly at: Timestamp;
}
