/** Records of accounts, roles and consents: docs/contract.md, "Data". */
import type { AgeBand, ConsentState } from '@pathshala/contract/accounts/consent';
import type { Role } from '@pathshala/contract/accounts/user';
import type { Language } from '@pathshala/contract/text/languages';
import type { Timestamp } from 'firebase-admin/firestore';

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
  /**
   * Its day, `YYYY-MM-DD` in UTC, by which retention finds people: an index of times would take 500 writes a second.
   * Absent in older records.
   */
  readonly seenOn?: string;
  /** Seconds since 1970: earlier sign-ins are invalid. `firestore.rules` compare a token's `auth_time` with it. */
  readonly validSince?: number;
  /** `auth_time` (seconds) of logged-out sign-ins, whose tokens are invalid. */
  readonly endedSignIns?: readonly number[];
  readonly pendingRole?: PendingRole;
}

/** `roleChanges/{auto}`: append only. `actor` and `subject` are uids, or a word if not a person. */
export interface RoleChangeRecord {
  readonly actor: string;
  readonly subject: string;
  readonly from: Role;
  readonly to: Role;
  readonly at: Timestamp;
}

/** `inactiveAccounts/{uid}`: an account that was not used for long, until it is used or deleted; server only. */
export interface InactiveAccountRecord {
  /** When its person is to be warned. Absent once they were. */
  readonly dueAt?: Timestamp;
  readonly warnedAt?: Timestamp;
}

/** `endedAccounts/{hash of a uid}`: a deleted account, for which nothing may be written; server only. */
export interface EndedAccountRecord {
  readonly at: Timestamp;
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
