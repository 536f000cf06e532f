/** What is kept of payments: docs/contract.md, "Data". */
import type { Timestamp } from 'firebase-admin/firestore';

/**
 * `payments/{the payment provider's id}`: server only. `amount` is US dollars. `paid`: the enrolment is still to be
 * made; `enrolled`: done; `refunded`: the buyer or their bank has the money back; `refund-due`: the buyer had the course
 * already, or their account was deleted before they got anything.
 */
export interface PaymentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly amount: number;
  readonly status: 'paid' | 'enrolled' | 'refund-due' | 'refunded';
  readonly at: Timestamp;
}

/** `practiceSessions/{auto}`: server only; emulators only. Deleted by TTL. */
export interface PracticeSessionRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly title: string;
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'cancelled';
  readonly at: Timestamp;
  readonly expiresAt: Timestamp;
}
