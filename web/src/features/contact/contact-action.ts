import type { SiteConfig } from '@pathshala/brand/site-schema';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { encodeAddress } from '../../ui/mail-address.ts';

/**
 * The address that the contact form is sent to.
 * @param language the form's, which our own API answers in
 * @returns the configured one, `{email}` in it replaced by the owner's address
 */
export function contactAction(
  config: Pick<SiteConfig, 'contactFormAction' | 'contactEmail'>,
  language: Language,
): string {
  const action = config.contactFormAction.replaceAll('{email}', encodeAddress(config.contactEmail));
  const isOurs = action.startsWith('/');
  return isOurs && language !== firstLanguage ? `${action}?lang=${language}` : action;
}
