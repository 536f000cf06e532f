import { siteConfig, translatedSite } from '@pathshala/brand/site.config';
import { firstLanguage, type Language, languages } from '@pathshala/contract/language';
import { addressIn } from '@pathshala/contract/language-address';
import { escapeHtml } from '../http/page.ts';
import { pageWords } from './page-words.ts';

/** What a page says before any script runs: to readers, search engines and whoever is sent its address. */
export interface WrittenPage {
  /** Stands before the site's name. */
  readonly title: string;
  readonly description: string;
  /** Its address on the site, in the first language. */
  readonly path: string;
  readonly kind?: 'article';
  /** HTML of what it says; left out: the site draws what its reader may see. */
  readonly text?: string;
  /** Of a course that was unpublished: the site draws it for the people who have it, and is its 404 for everybody else. */
  readonly withdrawn?: boolean;
  /** What its texts are written in. */
  readonly lang: Language;
  /** The language of the site that it is a page of. */
  readonly language: Language;
  /** Of its share picture, on the site. */
  readonly image: string;
}

/** The mark of what stands in the page until the site has taken it over, and takes it away: `web/src/app/taken-over.tsx`. */
const mark = 'data-written';

const style = `
[${mark}] { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
[${mark}] ~ [role=status] { display: none; }
[${mark}] p, [${mark}] h2 { margin: 1rem 0 0; }
[${mark}] img, [${mark}] svg { max-width: 100%; height: auto; }
`;

function tag(name: 'name' | 'property', key: string, content: string): string {
  return `<meta ${mark} ${name}="${key}" content="${escapeHtml(content)}">`;
}

function linkTo(rel: string, href: string, hreflang?: string): string {
  const named = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link ${mark} rel="${rel}"${named} href="${escapeHtml(href)}">`;
}

/** What the site is called in a language. */
const nameIn = (language: Language): string =>
  language === firstLanguage ? siteConfig.name : translatedSite[language].name;

function headOf({ title, description, path, kind, language, image }: WrittenPage): string {
  const addressOf = (one: Language) => `${siteConfig.origin}${addressIn(one, path)}`;
  const address = addressOf(language);
  return [
    tag('name', 'description', description),
    linkTo('canonical', address),
    ...languages.map((one) => linkTo('alternate', addressOf(one), one)),
    linkTo('alternate', addressOf(firstLanguage), 'x-default'),
    tag('property', 'og:site_name', nameIn(language)),
    tag('property', 'og:locale', pageWords[language].locale),
    tag('property', 'og:type', kind ?? 'website'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', address),
    // Pictures with a page's own words on them are drawn by the build; until then it has its subject's.
    tag('property', 'og:image', `${siteConfig.origin}${image}`),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/**
 * A page of the site that the build did not know.
 * @param template a page that the build has made for addresses without HTML of their own
 */
export function writePage(template: string, page: WrittenPage): string {
  const title = `${page.title} · ${nameIn(page.language)}`;
  const { text } = page;
  const head = text === undefined ? '' : `${headOf({ ...page, title })}<style>${style}</style>`;
  const titled = template.replace(
    /<title>[^<]*<\/title>/,
    // Without the mark: React takes the first title for its own.
    () => `<title>${escapeHtml(title)}</title>${head}`,
  );
  if (text === undefined) return titled;
  // React, which takes the page over, leaves alone what it did not write there.
  return titled.replace('<body>', () => `<body><article ${mark} lang="${page.lang}">${text}</article>`);
}
