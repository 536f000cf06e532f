import type { AgeBand, ConsentState } from '@pathshala/contract/accounts/consent';
import type { Role } from '@pathshala/contract/accounts/user';
import type { PracticeSession } from '@pathshala/contract/courses/enrolment';
import type { Overdue } from '@pathshala/contract/overview/overview';
import type { Language } from '@pathshala/contract/text/languages';
import type { Timestamp } from 'firebase-admin/firestore';
import {
  account,
  anotherPerson,
  deletedPerson,
  either,
  type Fields,
  job,
  of,
  ownId,
  school,
  ttl,
  withoutExpiry,
  year,
} from './kept.ts';

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

/** `inactiveAccounts/{uid}`; server only. */
export interface InactiveAccountRecord {
  readonly warnedAt: Timestamp;
  readonly expiresAt: Timestamp;
}

/** `endedAccounts/{hash of a uid}`; server only. */
export interface EndedAccountRecord {
  readonly at: Timestamp;
  readonly expiresAt: Timestamp;
}

/** `youngAddresses/{keyed hash}`. */
export interface YoungAddressRecord {
  readonly at: Timestamp;
}

/** `consents/{uid}`. */
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

/** `messages/{auto}`. */
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

/** `mail/{auto}`: for Firebase's *Trigger Email* extension, which adds its status. */
export interface MailRecord {
  readonly to: readonly string[];
  readonly message: { readonly subject: string; readonly text: string };
  /** Uid of the person it is about, if not the recipient. */
  readonly about?: string;
  readonly expiresAt: Timestamp;
}

/**
 * `payments/{the payment provider's id}`: server only. `amount` is US dollars, 0 for cash, so that no sum mixes currencies. `paid`: the enrolment is still to be
 * made; `enrolled`: done; `refunded`: the buyer or their bank has the money back; `refund-due`: the buyer had the course
 * already, or their account was deleted before they got anything.
 */
export interface PaymentRecord {
  readonly uid: string;
  readonly courseId: string;
  readonly amount: number;
  readonly cash?: { readonly amount: number; readonly currency: string };
  /** An admin's, about the cash. */
  readonly note?: string;
  readonly status: 'paid' | 'enrolled' | 'refund-due' | 'refunded';
  readonly at: Timestamp;
}

/** `practiceSessions/{auto}`; server only. */
export interface PracticeSessionRecord extends PracticeSession {
  readonly uid: string;
  readonly at: Timestamp;
  readonly expiresAt: Timestamp;
}

/** `jobs/retention`; server only. */
export interface RetentionJobRecord {
  readonly accounts?: {
    readonly passedIn?: string;
    readonly page?: string;
    readonly failed: number;
  };
  readonly enrolledUntil?: Timestamp;
  readonly overdue?: Omit<Overdue, 'countedAt'> & { readonly countedAt: Timestamp };
}

/** `rateLimits/{hash of a client's address}`: server only. */
export interface RateLimitRecord {
  readonly hits: number;
  readonly expiresAt: Timestamp;
}

/** `rateSalts/{day}`: server only; needed to match hashes to addresses. */
export interface RateSaltRecord {
  readonly salt: string;
  readonly expiresAt?: Timestamp;
}

/** From the youngest pupils, who are six, to the age at which no parent has to agree. */
export const youngAddressDays = 7 * year;

export const aboutPeople = {
  users: of<UserRecord>(
    [account],
    [
      {
        by: [ownId],
        shown: ({ pendingRole, ...fields }, person) => {
          const { actor, ...pending } = (pendingRole ?? {}) as Fields;
          return pendingRole
            ? { ...fields, pendingRole: { ...pending, actor: either(actor, person) } }
            : fields;
        },
      },
      {
        by: ['pendingRole.actor'],
        shown: ({ pendingRole }) => ({ _id: anotherPerson, pendingRole }),
        onErase: ({ pendingRole }) => ({
          pendingRole: { ...(pendingRole as Fields), actor: deletedPerson },
        }),
      },
    ],
    ['createdAt', ownId],
  ),
  consents: of<ConsentRecord>(
    [account],
    // Nobody may see the hash of the parent's secret.
    [{ by: [ownId], shown: ({ tokenHash: _, ...fields }) => fields }],
    ['statedAt', ownId],
  ),
  youngAddresses: of<YoungAddressRecord>(
    [job('at', youngAddressDays)],
    // It stays when the account ends, or a child would be older by registering again.
    [],
  ),
  inactiveAccounts: of<InactiveAccountRecord>([ttl()], [{ by: [ownId] }], ['warnedAt', ownId]),
  endedAccounts: of<EndedAccountRecord>([ttl(1)], []),
  payments: of<PaymentRecord>(
    [job('at', 10 * year + 3)],
    [
      {
        by: ['uid'],
        // Unsettled payments of deleted accounts give nothing.
        onErase: ({ status, note }) => ({
          uid: deletedPerson,
          status: status === 'paid' ? 'refund-due' : status,
          // It may say who paid.
          ...(note !== undefined && { note: '' }),
        }),
      },
    ],
    ['at', 'uid'],
  ),
  messages: of<MessageRecord>([ttl(year)], [{ by: ['address'], is: 'verifiedEmail', shown: withoutExpiry }]),
  practiceSessions: of<PracticeSessionRecord>(
    [ttl(1)],
    [{ by: ['uid'], shown: withoutExpiry }],
    ['at', 'uid'],
  ),
  mail: of<MailRecord>(
    [ttl()],
    [
      { by: ['to'], in: 'list', is: 'verifiedEmail' },
      // A parent's mail. It contains the parent's link, so it is not in the child's export.
      { by: ['about'], shown: ({ message: _, ...fields }) => fields },
    ],
  ),
  jobs: of<RetentionJobRecord>([school], []),
  rateLimits: of<RateLimitRecord>([ttl()], []),
  rateSalts: of<RateSaltRecord>([ttl()], []),
} as const;
