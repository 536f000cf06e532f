import { keptOutPaths } from '@pathshala/contract/site/all-routes';
import { addressesInAll } from '@pathshala/contract/text/languages';

export function robots(origin: string): string {
  const closed = ['/api/', ...keptOutPaths().flatMap((path) => addressesInAll(path).map((one) => one.path))];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
