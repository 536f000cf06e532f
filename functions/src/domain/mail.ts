import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Uid of whom it speaks, where that is not the one who gets it: it goes with their account. */
  readonly about?: string;
}

/** Puts a mail into a batch, so that it is sent if, and only if, what it tells of is written. */
export type QueueMail = (batch: WriteBatch, mail: Mail) => void;

/** How long a mail is kept after it was handed over, milliseconds. */
const keptFor = 30 * 86_400_000;

/**
 * Hands mails to Firebase's extension *Trigger Email*, which sends what is written into its collection.
 * @param now milliseconds since 1970
 */
export function mailQueue(db: Firestore, now: () => number = Date.now): QueueMail {
  return (batch, { to, subject, text, about }) => {
    const expiresAt = Timestamp.fromMillis(now() + keptFor);
    batch.create(collections.mail(db).doc(), {
      to: [to],
      message: { subject, text },
      expiresAt,
      ...(about === undefined ? {} : { about }),
    });
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether mails are sent: the owner says so, who has installed the extension. In the emulators they are only kept. */
export function sendsMail(environment: Environment): boolean {
  return environment.MAIL === 'on' || environment.FUNCTIONS_EMULATOR === 'true';
}
