import type { SiteConfig } from '@pathshala/brand/site-schema';
import { encodeAddress } from '../../ui/mail-address.ts';

/**
 * The address that the contact form is sent to.
 * @returns the configured one, `{email}` in it replaced by the owner's address
 */
export function contactAction(config: Pick<SiteConfig, 'contactFormAction' | 'contactEmail'>): string {
  return config.contactFormAction.replaceAll('{email}', encodeAddress(config.contactEmail));
}
