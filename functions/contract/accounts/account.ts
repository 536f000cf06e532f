/** What a person can see, take along and end of their own account. */
import type { Language } from '../text/languages.ts';

/** The language that the school writes to the caller in; null: none is known. */
export interface OwnLanguage {
  readonly language: Language | null;
}

/** A payment of the caller. Times are ISO 8601, UTC. */
export interface Order {
  readonly _id: string;
  readonly courseId: string;
  /** The course's title today; its id once the course is gone. */
  readonly title: string;
  /** US dollars. */
  readonly amount: number;
  readonly status: 'paid' | 'refunded';
  readonly at: string;
}

/** A document as it is kept, with its id; times are ISO 8601, UTC. */
export type KeptDocument = Readonly<Record<string, unknown>> & { readonly _id: string };

/** The account as Firebase Auth has it. */
export interface OwnAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  /** Ways of signing in, such as `password` and `google.com`. */
  readonly providers: readonly string[];
  readonly createdAt: string;
  readonly lastSignInAt: string;
}

/** Everything that the school keeps of the caller. */
export interface OwnData {
  readonly exportedAt: string;
  readonly account: OwnAccount;
  /** The caller's documents by collection; a collection that has none is left out. */
  readonly kept: Readonly<Record<string, readonly KeptDocument[]>>;
}

export interface DeletedAnswer {
  readonly deleted: true;
}

/** How long after signing in, or giving the password once more, an account can be deleted, milliseconds. */
export const recentSignIn = 5 * 60_000;
