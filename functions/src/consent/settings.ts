import type { OriginRule } from '../core/caller.ts';
import type { QueueMail } from '../domain/mail.ts';
import type { ConsentSetting } from './routes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ConsentSite {
  readonly allowsOrigin: OriginRule;
  /** The site's origin where a request names none of its own. */
  readonly home: string;
  /** Left out where no mail is sent. */
  readonly queueMail: QueueMail | undefined;
}

/**
 * What the owner's setting `PARENT_CONSENT=on` brings with it; undefined without it.
 * @throws Error where no mail is sent: nobody could ever agree. A deploy stops at it.
 */
export function consentSetting(
  { PARENT_CONSENT }: Environment,
  { allowsOrigin, home, queueMail }: ConsentSite,
): ConsentSetting | undefined {
  if (PARENT_CONSENT !== 'on') return undefined;
  if (!queueMail) throw new Error('PARENT_CONSENT=on needs MAIL=on: docs/operations.md, "Mails"');
  const siteOf: ConsentSetting['siteOf'] = ({ headers: { origin } }) =>
    origin !== undefined && allowsOrigin(origin) ? origin : home;
  return { queueMail, siteOf };
}
