/** What is kept of people's accounts, what they may do and what their parents say: docs/contract.md, "Data". */
import type { AgeBand, ConsentState } from '@pathshala/contract/accounts/consent';
import type { Role } from '@pathshala/contract/accounts/user';
import type { Language } from '@pathshala/contract/text/languages';
import type { Timestamp } from 'firebase-admin/firestore';

/** A change of role that has begun and is not finished (see users/roles.ts). */
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
  /** The one that the school writes to them in. */
  readonly language?: Language;
  readonly createdAt: Timestamp;
  readonly lastSeenAt: Timestamp;
  /** Seconds since 1970: earlier sign-ins count no longer. `firestore.rules` compare a token's `auth_time` with it. */
  readonly validSince?: number;
  /** The seconds (`auth_time`) of sign-ins that were logged out of: none of their tokens counts. */
  readonly endedSignIns?: readonly number[];
  readonly pendingRole?: PendingRole;
}

/** `roleChanges/{auto}`: append only. `actor` and `subject` are uids, or a word for what was no person. */
export interface RoleChangeRecord {
  readonly actor: string;
  readonly subject: string;
  readonly from: Role;
  readonly to: Role;
  readonly at: Timestamp;
}

/** `inactiveAccounts/{uid}`: when somebody was told that their account will end; server only. */
export interface InactiveAccountRecord {
  readonly warnedAt: Timestamp;
}

/** `endedAccounts/{hash of a uid}`: nothing more is written of its person; server only. */
export interface EndedAccountRecord {
  readonly at: Timestamp;
}

/**
 * `consents/{uid}`: how old somebody says they are, and what their parent says; server only, and only where the owner
 * asks for it.
 */
export interface ConsentRecord {
  readonly band: AgeBand;
  readonly state: Exclude<ConsentState, 'age-needed'>;
  readonly statedAt: Timestamp;
  /** Normalised; taken away when the parent does not answer. */
  readonly parentEmail?: string;
  /** Of the secret in the link that was mailed last, so that nobody who reads the database can be the parent. */
  readonly tokenHash?: string;
  /** When each mail of the last day was sent. */
  readonly sentAt?: readonly Timestamp[];
  /** While the parent has not answered: when their address goes. */
  readonly unansweredUntil?: Timestamp;
  readonly decidedAt?: Timestamp;
}
