import { keptOutPaths } from '@pathshala/contract/site/all-routes';
import { addressesInAll } from '@pathshala/contract/text/languages';

export function robots(origin: string): string {
  const closed = ['/api/', ...keptOutPaths().flatMap((path) => addressesInAll(path).map((one) => one.path))];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}

/** Days until the file expires; RFC 9116 asks for less than a year. */
const validDays = 360;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability. Hosting serves it under /.well-known.
 * @param today the day of the build; the file is valid for 360 days, so the site must be built once a year
 */
export function securityTxt(origin: string, securityEmail: string, today: Date): string {
  const day = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const expires = new Date(day + validDays * 86_400_000).toISOString();
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, bn',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n');
}
