import { mails } from '@pathshala/content/mails';
import type { Language } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import type { Mail } from '../domain/mail.ts';
import { mailWords } from '../domain/mail-words.ts';

/** Sanitises a child's input for a mail: one short line without an address. */
function plainName(name: string, language: Language): string {
  const line = name.replace(/[\s\p{C}]+/gu, ' ').trim();
  const isPlain = line !== '' && !/[/@.:]/.test(line);
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
