import { languageOfAddress } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import { readPacks } from '../packs/read.ts';
import { type OfflineParts, stores } from '../stores.ts';

/** Written by the build: web/build-steps/offline/. */
declare const __OFFLINE_PARTS__: Readonly<Record<Language, OfflineParts>>;

/** The most kept pages that are listed, the newest first. */
const max = 12;

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The kept courses and books of a language: names, as HTML, by address. */
async function keptWhole(language: Language): Promise<[string, string][]> {
  const packs = await readPacks().catch(() => []);
  const whole = packs.filter((pack) => pack.language === language && pack.parts.length > 0);
  return whole.map(({ page, title }) => [page, asHtml(title)]);
}

/** The title of a kept page, as HTML; empty if it is only the school's name. */
async function nameOf(page: Response | undefined, { school }: OfflineParts): Promise<string> {
  const title = /<title[^>]*>([^<]*)</.exec((await page?.text()) ?? '')?.[1] ?? '';
  const name = title.replace(` · ${school}`, '').trim();
  return name === school ? '' : name;
}

/** Links to what is kept in a language: courses and books, then pages, the newest first. */
async function keptLinks(language: Language, parts: OfflineParts): Promise<string> {
  const names = new Map(await keptWhole(language));
  const cache = await caches.open(stores.page.cache);
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  const isOwn = (path: string) => languageOfAddress(path).language === language && !names.has(path);
  const pages = (await cache.keys()).filter((page) => isOwn(pathOf(page)));
  for (const page of pages.reverse().slice(0, max)) {
    const name = await nameOf(await cache.match(page, { ignoreVary: true }), parts);
    if (name) names.set(pathOf(page), name);
  }
  const links = [...names].map(([path, name]) => `<li><a href="${asHtml(path)}">${name}</a></li>`);
  return links.length > 0 ? `<h2>${parts.here}</h2><ul>${links.join('')}</ul>` : '';
}

/** Addresses of the fonts of the offline page in the language of an address. */
export const offlineFonts = ({ pathname }: URL) =>
  __OFFLINE_PARTS__[languageOfAddress(pathname).language].fonts;

/** The page shown without a connection for an address that is not kept. */
export async function offlinePage({ pathname }: URL): Promise<Response> {
  const { language } = languageOfAddress(pathname);
  const parts = __OFFLINE_PARTS__[language];
  const links = await keptLinks(language, parts).catch(() => '');
  return new Response(parts.before + links + parts.after, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': parts.policy,
      'Cache-Control': 'no-store',
    },
  });
}
