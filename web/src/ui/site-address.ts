import { siteConfig } from '@pathshala/brand/site.config';

/** A page's or file's address as other sites and people are given it: under the school's own origin, wherever it is read. */
export function siteAddress(path: string): string {
  return `${siteConfig.origin}${path}`;
}
