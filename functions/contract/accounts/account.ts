/** What people can see, download and delete of their own account. */
import type { Language } from '../text/languages.ts';

/** The language of the school's mails to the caller; null if unknown. */
export interface OwnLanguage {
  readonly language: Language | null;
}

/** A payment of the caller. Times are ISO 8601, UTC. */
export interface Order {
  readonly _id: string;
  readonly courseId: string;
  /** The course's current title; its id if the course was deleted. */
  readonly title: string;
  /** US dollars. */
  readonly amount: number;
  /** `refund-due`: for a course that the buyer had already; it will be given back. */
  readonly status: 'paid' | 'refund-due' | 'refunded';
  readonly at: string;
}

/** A stored document with its id; times are ISO 8601, UTC. */
export type KeptDocument = Readonly<Record<string, unknown>> & { readonly _id: string };

/** The account in Firebase Auth. */
export interface OwnAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  /** Sign-in methods, such as `password` and `google.com`. */
  readonly providers: readonly string[];
  readonly createdAt: string;
  readonly lastSignInAt: string;
}

/** All data that the school stores about the caller. */
export interface OwnData {
  readonly exportedAt: string;
  readonly account: OwnAccount;
  /** The caller's documents by collection, without empty collections. */
  readonly kept: Readonly<Record<string, readonly KeptDocument[]>>;
}

export interface DeletedAnswer {
  readonly deleted: true;
}

/** How long after a sign-in or a repeated password an account can be deleted, in milliseconds. */
export const recentSignIn = 5 * 60_000;
