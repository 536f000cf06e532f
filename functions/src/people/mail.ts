import { mails } from '@pathshala/content/mails';
import { dayMs } from '@pathshala/contract/site/region';
import type { Language } from '@pathshala/contract/text/languages';
import { type LocalText, textIn } from '@pathshala/contract/text/local-text';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

interface MailWords {
  readonly subject: string;
  readonly text: string;
}

export interface Mail extends MailWords {
  readonly to: string;
  readonly about?: string;
}

/** Adds a mail to a batch, so that it is sent exactly if the batch commits. */
export type QueueMail = (batch: WriteBatch, mail: Mail) => void;

/** How long a mail is stored, milliseconds. */
const keptFor = 30 * dayMs;

/** Firebase's *Trigger Email* extension watches the collection. @param now milliseconds since 1970 */
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

/** From `functions/content/site/mails.json`. @throws Error for a placeholder without a value */
export function mailWords(
  name: keyof typeof mails,
  language: Language,
  places: Readonly<Record<string, string>> & { readonly school: string },
): MailWords {
  const say = (text: LocalText) =>
    textIn(text, language).text.replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = places[place];
      if (value === undefined)
        throw new Error(`The mail ${name} has {${place}}, and no value is given for it`);
      return value;
    });
  const { subject, text } = mails[name];
  return { subject: say(subject), text: `${[...text.map(say), places.school].join('\n\n')}\n` };
}
