import type { AgeBand, ConsentState } from '@pathshala/contract/accounts/consent';
import type { Role } from '@pathshala/contract/accounts/user';
import type { Language } from '@pathshala/contract/text/languages';
import type { Timestamp } from 'firebase-admin/firestore';

export interface PendingRole {
  readonly to: Role;
  readonly actor: string;
  readonly at: Timestamp;
}

/** `users/{uid}`. */
export interface UserRecord {
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly language?: Language;
  readonly createdAt: Timestamp;
  readonly lastSeenAt: Timestamp;
  /** Seconds since 1970: earlier sign-ins are invalid. `firestore.rules` compare a token's `auth_time` with it. */
  readonly validSince?: number;
  /** `auth_time` (seconds) of logged-out sign-ins, whose tokens are invalid. */
  readonly endedSignIns?: readonly number[];
  readonly pendingRole?: PendingRole;
}

/** `inactiveAccounts/{uid}`: the owner of an unused account was warned; server only. */
export interface InactiveAccountRecord {
  readonly warnedAt: Timestamp;
  readonly expiresAt: Timestamp;
}

/** `endedAccounts/{hash of a uid}`: a deleted account, for which nothing may be written; server only. Deleted by TTL. */
export interface EndedAccountRecord {
  readonly at: Timestamp;
  readonly expiresAt: Timestamp;
}

/** `youngAddresses/{keyed hash}`: its owner has said that they are too young to decide alone. Outlives the account. */
export interface YoungAddressRecord {
  readonly at: Timestamp;
}

/** `consents/{uid}`: somebody's age band and their parent's answer, if the owner requires consent. */
export interface ConsentRecord {
  readonly band: AgeBand;
  readonly state: Exclude<ConsentState, 'age-needed'>;
  readonly statedAt: Timestamp;
  readonly parentEmail?: string;
  /** Hash of the latest link's secret, so that readers of the database cannot act as the parent. */
  readonly tokenHash?: string;
  readonly sentAt?: readonly Timestamp[];
  readonly unansweredUntil?: Timestamp;
  readonly decidedAt?: Timestamp;
}

/** `messages/{auto}`. Deleted by TTL. */
export interface MessageRecord {
  readonly name: string;
  readonly email: string;
  /** `email` normalised: assigns the message to a person with that verified address. */
  readonly address: string;
  readonly message: string;
  readonly language?: Language;
  readonly receivedAt: Timestamp;
  readonly expiresAt: Timestamp;
  /** `receivedAt` while unanswered, so that the list of open ones needs no index. */
  readonly openSince?: Timestamp;
  readonly answeredAt?: Timestamp;
}

/** `mail/{auto}`: for Firebase's *Trigger Email* extension, which adds its status. Deleted by TTL. */
export interface MailRecord {
  readonly to: readonly string[];
  readonly message: { readonly subject: string; readonly text: string };
  /** Uid of the person it is about, if not the recipient. */
  readonly about?: string;
  readonly expiresAt: Timestamp;
}

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

export interface OverdueRecord {
  readonly accounts: number;
  readonly records: number;
  readonly countedAt: Timestamp;
}

/** `jobs/retention`: how far the daily job has come; server only. */
export interface RetentionJobRecord {
  readonly accounts?: {
    readonly passedIn?: string;
    readonly page?: string;
    readonly failed: number;
  };
  readonly enrolledUntil?: Timestamp;
  readonly overdue?: OverdueRecord;
}
