import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import type { Mail } from '../domain/mail.ts';
import { mailWords, numberIn } from '../domain/mail-words.ts';
import { inactivity } from './retention-policies.ts';

/**
 * The warning mail.
 * @param site the school's address, such as `https://school.example`
 */
export function inactivityMail(to: string, site: string, language: Language): Mail {
  const link = `${site}${addressIn(language, paths.login)}`;
  const days = numberIn(language, inactivity.warning);
  return { to, ...mailWords('inactive', language, { site, link, days }) };
}
