import { mails } from '@pathshala/content/mails';
import { hasLetter } from '@pathshala/contract/accounts/display-name';
import type { Language } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import type { Firestore } from 'firebase-admin/firestore';
import { tooMany } from '../core/domain-error.ts';
import { dayMs } from '../core/utc-day.ts';
import type { Mail } from '../domain/mail.ts';
import { mailWords } from '../domain/mail-words.ts';
import { createDailySalt } from '../firestore/salts.ts';
import { FirestoreCounters } from '../rate-limit/firestore-counters.ts';

/** Sanitises a child's input for a mail: one short line without an address. */
function plainName(name: string, language: Language): string {
  const line = name.replace(/[\s\p{C}]+/gu, ' ').trim();
  const isPlain = hasLetter(line) && !/[/@.:]/.test(line);
  return isPlain ? line.slice(0, 60) : textIn(mails.parent.nameless, language).text;
}

export interface ParentMail {
  /** The parent's address. */
  readonly to: string;
  /** Uid and name of the child. */
  readonly uid: string;
  readonly name: string;
  /** The child's. */
  readonly language: Language;
  readonly site: string;
  /** Address of the parent's page. */
  readonly link: string;
}

/** Mails the request for consent. */
export function parentMail({ to, uid, name, language, site, link }: ParentMail): Mail {
  const child = plainName(name, language);
  return { to, about: uid, ...mailWords('parent', language, { child, site, link }) };
}

/** Mails to one parent and day (UTC), of all children: as many as one child may send. */
export const maxMails = 5;

/** Limits mails to a parent across accounts and instances. Without it, eight accounts send eight mails to anybody. */
export function createParentMailLimit(db: Firestore): (parentEmail: string) => Promise<void> {
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db), windowMs: dayMs });
  return async (parentEmail) => {
    // What follows a plus sign leads to the same inbox.
    const inbox = parentEmail.replace(/\+[^@]*(?=@)/u, '');
    const wait = await counters.take([{ key: `parent/${inbox}`, max: maxMails }]);
    if (wait > 0)
      throw tooMany(wait, 'We have sent enough emails to this address today. Try again tomorrow.');
  };
}
