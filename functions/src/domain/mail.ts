import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { dayMs } from '../core/utc-day.ts';
import { collections } from '../firestore/collections.ts';

/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Uid of the person it is about, if not the recipient; erased with their account. */
  readonly about?: string;
}

/** Adds a mail to a batch, so that it is sent exactly if the batch commits. */
export type QueueMail = (batch: WriteBatch, mail: Mail) => void;

/** How long a mail is stored, milliseconds. */
const keptFor = 30 * dayMs;

/**
 * Queues mails for Firebase's *Trigger Email* extension, which watches its collection.
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

/** Whether mails are sent: set by owners who installed the extension. In the emulators they are only stored. */
export function sendsMail(environment: Environment): boolean {
  return environment.MAIL === 'on' || environment.FUNCTIONS_EMULATOR === 'true';
}
