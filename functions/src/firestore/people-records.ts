import type { AgeBand, ConsentState } from '@pathshala/contract/accounts/consent';
import type { Role } from '@pathshala/contract/accounts/user';
import type { Language } from '@pathshala/contract/text/languages';
import type { Timestamp } from 'firebase-admin/firestore';

/** Records of people, messages, payments and jobs: docs/contract.md, "Data". */

/** An unfinished role change (see users/roles.ts). */
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
  /** The language of mails to them. */
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

/**
 * `youngAddresses/{keyed hash of an address}`: its owner has said that they are under the age; server only. It outlives
 * the account, so that nobody becomes older by registering again.
 */
export interface YoungAddressRecord {
  /** When they last said so, or their account ended. */
  readonly at: Timestamp;
}

/**
 * `consents/{uid}`: somebody's age band and their parent's answer; server only, and only if the owner requires consent.
 */
export interface ConsentRecord {
  readonly band: AgeBand;
  readonly state: Exclude<ConsentState, 'age-needed'>;
  readonly statedAt: Timestamp;
  /** Normalised; removed if the parent does not answer. */
  readonly parentEmail?: string;
  /** Hash of the latest link's secret, so that readers of the database cannot act as the parent. */
  readonly tokenHash?: string;
  /** When each mail of the last day was sent. */
  readonly sentAt?: readonly Timestamp[];
  /** While unanswered: when the address is removed. */
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
  /** Language of the form; absent in old messages. */
  readonly language?: Language;
  readonly receivedAt: Timestamp;
  readonly expiresAt: Timestamp;
  /** `receivedAt` while unanswered, so that the list of open ones needs no index. */
  readonly openSince?: Timestamp;
  /** When an admin marked it as answered; replaces `openSince`. */
  readonly answeredAt?: Timestamp;
}

/**
 * `mail/{auto}`: an outgoing mail for Firebase's *Trigger Email* extension, which adds its status. Server only. Deleted
 * by TTL after `expiresAt`.
 */
export interface MailRecord {
  readonly to: readonly string[];
  readonly message: { readonly subject: string; readonly text: string };
  /** Uid of whom it speaks, where that is not the one who gets it. */
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
  /** Accounts that could be neither warned nor ended. */
  readonly accounts: number;
  /** Documents past their retention period. */
  readonly records: number;
  readonly countedAt: Timestamp;
}

/** `jobs/retention`: how far the daily job has come; server only. */
export interface RetentionJobRecord {
  readonly accounts?: {
    /** The month in which all were looked through, `YYYY-MM`. */
    readonly passedIn?: string;
    /** Auth's page token for the next run; absent: from the beginning. */
    readonly page?: string;
    readonly failed: number;
  };
  /** Enrolments made before this have ended their waits. */
  readonly enrolledUntil?: Timestamp;
  readonly overdue?: OverdueRecord;
}
