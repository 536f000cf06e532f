import { siteConfig } from '@pathshala/brand/site.config';
import type { Mail } from '../domain/mail.ts';

/** What is written into a mail of what a child typed: one short line without an address in it. */
function plainName(name: string): string {
  const line = name.replace(/[\s\p{C}]+/gu, ' ').trim();
  return /[/@.:]/.test(line) || line === '' ? 'Your child' : line.slice(0, 60);
}

export interface ParentMail {
  /** The parent's address. */
  readonly to: string;
  /** The child's uid, and the name that the child gave. */
  readonly uid: string;
  readonly name: string;
  readonly site: string;
  /** Opens the page on which the parent answers. */
  readonly link: string;
}

/** Asks a parent for their consent. */
export function parentMail({ to, uid, name, site, link }: ParentMail): Mail {
  return {
    to,
    about: uid,
    subject: `Your child would like to learn with ${siteConfig.name}`,
    text: `Hello,

${plainName(name)} has made an account with ${siteConfig.name} (${site}) and says that you are a parent and that the child is younger than 13.
Until you agree, the account can only look around: no course can be joined, and nothing of lessons is kept.

Please look at this page and tell us whether you agree:
${link}

What we keep of a child: the name and e-mail address of the account, the courses joined, the lessons done, and how many
answers were right. We sell nothing of it and show no advertisement.

Keep this mail. With the same link you can at any time see everything that we keep of your child, take your consent
back, or remove the account with everything in it. Who has the link can do so, so please do not pass it on.

You do not know of this? Then do nothing: your address is removed after a month.

${siteConfig.name}
`,
  };
}
