/** What people write to the school, and what it writes to them: docs/contract.md, "Data". */
import type { Language } from '@pathshala/contract/text/languages';
import type { Timestamp } from 'firebase-admin/firestore';

/** `messages/{auto}`. */
export interface MessageRecord {
  readonly name: string;
  readonly email: string;
  /** `email` as addresses are compared: whose message it is, once they show that the address is theirs. */
  readonly address: string;
  readonly message: string;
  /** Of the form that it was written in; older ones have none. */
  readonly language?: Language;
  readonly receivedAt: Timestamp;
  /** `receivedAt` again while it is not answered: a list of open ones needs no index of its own. */
  readonly openSince?: Timestamp;
  /** When an admin said that it is answered, in place of `openSince`. */
  readonly answeredAt?: Timestamp;
}

/**
 * `mail/{auto}`: what is to be sent, in the form that Firebase's extension *Trigger Email* reads; it adds to the document
 * how it went. Server only. Firestore removes it some time after `expiresAt`.
 */
export interface MailRecord {
  readonly to: readonly string[];
  readonly message: { readonly subject: string; readonly text: string };
  /** Uid of whom it speaks, where that is not the one who gets it. */
  readonly about?: string;
  readonly expiresAt: Timestamp;
}
