import { languageOfAddress } from '@pathshala/contract/language-address';
import type { Language } from '@pathshala/contract/languages';
import { readPacks } from '../packs/read.ts';
import { type OfflineParts, stores } from '../stores.ts';

/** Written by the build: web/build-steps/offline/. */
declare const __OFFLINE_PARTS__: Readonly<Record<Language, OfflineParts>>;
declare const __OFFLINE_POLICY__: string;

/** So many of the pages that are there are named: what was open last is what is looked for. */
const most = 12;

/** A link as HTML. @param name HTML, too */
const linkOf = (address: string, name: string) =>
  `<li><a href="${address.replaceAll('&', '&amp;')}">${name}</a></li>`;

/** The link to a page that is kept; nothing for one whose title says only which school it is of. */
async function linkTo(address: string, page: Response, { school }: OfflineParts): Promise<string> {
  const title = /<title[^>]*>([^<]*)</.exec(await page.text())?.[1] ?? '';
  const name = title.replace(` · ${school}`, '').trim();
  // The title is HTML already.
  return name === '' || name === school ? '' : linkOf(address, name);
}

/** Links to the courses and the books that are kept whole in a language. */
async function keptWhole(language: Language): Promise<Map<string, string>> {
  const packs = await readPacks().catch(() => []);
  const whole = packs.filter((pack) => pack.language === language && pack.parts.length > 0);
  const nameOf = (title: string) => title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return new Map(whole.map(({ page, title }) => [page, linkOf(page, nameOf(title))]));
}

/** Links to the courses, the books and the pages that are kept, what was open last first, in the language of the one that was asked for. */
async function keptPages(language: Language, parts: OfflineParts): Promise<string> {
  const cache = await caches.open(stores.page.cache);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const whole = await keptWhole(language);
  const isOwn = (path: string) => languageOfAddress(path).language === language && !whole.has(path);
  const own = paths.filter(isOwn).reverse();
  const links = [...whole.values()];
  for (const path of own.slice(0, most)) {
    const page = await cache.match(path, { ignoreVary: true });
    const link = page ? await linkTo(path, page, parts) : '';
    if (link) links.push(link);
  }
  return links.length > 0 ? `<h2>${parts.here}</h2><ul>${links.join('')}</ul>` : '';
}

/** What stands in the place of a page that was never open here, while there is no connection. */
export async function offlinePage({ pathname }: URL): Promise<Response> {
  const { language } = languageOfAddress(pathname);
  const parts = __OFFLINE_PARTS__[language];
  const links = await keptPages(language, parts).catch(() => '');
  return new Response(parts.before + links + parts.after, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': __OFFLINE_POLICY__,
      'Cache-Control': 'no-store',
    },
  });
}
