import { type SharedPicture, sharePicture } from '@pathshala/contract/pictures/cover';
import type { PageRow } from '@pathshala/contract/site/routes';
import { type Language, languageRows, languages } from '@pathshala/contract/text/languages';
import { pageAddress, siteAddress } from '../ui/site-address.ts';
import { siteLanguage } from '../words/language.ts';
import { school } from '../words/school.ts';

interface PageMeta extends Partial<SharedPicture> {
  readonly page: PageRow;
  readonly title?: string;
  readonly description: string;
  /** Open Graph type; left out: `website`. */
  readonly kind?: 'article';
  readonly path?: string;
  readonly data?: Record<string, unknown>;
}

export type HeadTag =
  | { readonly title: string }
  | { readonly name?: string; readonly property?: string; readonly content: string }
  | { readonly rel: string; readonly href: string; readonly hrefLang?: string }
  | { readonly data: Readonly<Record<string, unknown>> };

/** Undefined for a path with parameters, which is many pages. */
const addressOf = ({ path }: PageRow) => (path.includes(':') ? undefined : path);

function alternate(path: string, hrefLang: string, language: Language): HeadTag {
  return { rel: 'alternate', hrefLang, href: pageAddress(path, language) };
}

/** hreflang links to the page in each language. */
function inAllLanguages(path: string): HeadTag[] {
  return [
    ...languages.map((language) => alternate(path, language, language)),
    alternate(path, 'x-default', school.firstLanguage),
  ];
}

/** Title, description, canonical link and share picture. Without a title the page has the site's own. */
export function pageMeta({ page, description, data, ...own }: PageMeta): HeadTag[] {
  const words = own.title ?? page.title;
  const title = words ? `${words} · ${school.name}` : `${school.name}: ${school.tagline}`;
  const path = own.path ?? addressOf(page);
  const url = path && pageAddress(path);
  return [
    { title },
    { name: 'description', content: description },
    ...(url ? [{ rel: 'canonical', href: url }] : []),
    ...(path && page.crawlers === 'list' ? inAllLanguages(path) : []),
    { property: 'og:site_name', content: school.name },
    { property: 'og:locale', content: languageRows[siteLanguage].openGraph },
    { property: 'og:type', content: own.kind ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(url ? [{ property: 'og:url', content: url }] : []),
    { property: 'og:image', content: siteAddress(own.image ?? sharePicture('school', siteLanguage)) },
    ...(own.imageText ? [{ property: 'og:image:alt', content: own.imageText }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.crawlers !== 'list' ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(data ? [{ data: { '@context': 'https://schema.org', ...data } }] : []),
  ];
}

/** For a page whose head does not depend on loaded data. */
export const metaOf = (page: PageRow, title: () => string, description: () => string) => () =>
  pageMeta({ page, title: title(), description: description() });
