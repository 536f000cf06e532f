import { addressesInAll } from '../text/language-address.ts';
import { firstLanguage } from '../text/languages.ts';
import { type ContentIds, listedAddresses } from './all-routes.ts';

/** A page's rows: one for each language, all of which name all. */
function rowsOf(path: string, origin: string): string[] {
  const all = addressesInAll(path).map(({ language, path: own }) => ({
    language: language as string,
    address: new URL(own, origin).href,
  }));
  const others = all.find(({ language }) => language === firstLanguage);
  const links = [...all, ...(others ? [{ ...others, language: 'x-default' }] : [])]
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return all.map(({ address }) => `<url><loc>${address}</loc>${links}</url>`);
}

/** Addresses that search engines may list, as the route table says, in every language. */
export function sitemap(origin: string, ids: ContentIds): string {
  const rows = listedAddresses(ids).flatMap((path) => rowsOf(path, origin));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;
}
