/** Messages to the school and its mails: docs/contract.md, "Data". */
import type { Language } from '@pathshala/contract/text/languages';
import type { Timestamp } from 'firebase-admin/firestore';

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
