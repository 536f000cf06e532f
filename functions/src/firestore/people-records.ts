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
  /** Seconds since 1970: earlier sign-ins are invalid. `firestore.rules` compare a token's `auth_time` with it. */
  readonly validSince?: number;
  /** `auth_time` (seconds) of logged-out sign-ins, whose tokens are invalid. */
  readonly endedSignIns?: readonly number[];
  readonly pendingRole?: PendingRole;
}

/** `inactiveAccounts/{uid}`: the owner of an unused account was warned; server only. */
export interface InactiveAccountRecord {
  readonly warnedAt: Timestamp;
  /** When the warning is out of date. */
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
