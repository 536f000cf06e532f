import type { OriginRule } from '../core/caller.ts';
import type { QueueMail } from '../domain/mail.ts';
import type { ConsentSetting } from './routes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ConsentSite {
  readonly allowsOrigin: OriginRule;
  /** The site's default origin. */
  readonly home: string;
  /** Absent if no mail is sent. */
  readonly queueMail: QueueMail | undefined;
}

/**
 * Settings for `PARENT_CONSENT=on`; undefined without it.
 * @throws Error if no mail is sent, since nobody could agree; a deploy stops at it.
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
