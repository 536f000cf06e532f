import type { SiteConfig } from '@pathshala/brand/site-schema';

/**
 * The address that the contact form is sent to.
 * @returns the configured one, `{email}` in it replaced by the owner's address
 */
export function contactAction(config: Pick<SiteConfig, 'contactFormAction' | 'contactEmail'>): string {
  const email = encodeURIComponent(config.contactEmail).replaceAll('%40', '@');
  return config.contactFormAction.replaceAll('{email}', email);
}
