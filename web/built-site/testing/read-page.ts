import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPageStart } from '@pathshala/boot/page-start';
import { allRoutes } from '@pathshala/contract/site/all-routes';
import { languageOfAddress } from '@pathshala/contract/text/languages';
import { type HTMLElement, parse } from 'node-html-parser';

/** `/` for `index.html`, `/about` for `about/index.html` and for `about.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Each address is before its width. */
const inSet = (value: string) => value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');

function linksOf({ attributes }: HTMLElement): string[] {
  const { href, src, action, poster, data, srcset = '', imagesrcset = '' } = attributes;
  // A preconnect names a host, not a page.
  if (/\bpreconnect\b|\bdns-prefetch\b/.test(attributes.rel ?? '')) return [];
  const meta = /^og:(?:url|image)$/.test(attributes.property ?? '') ? attributes.content : '';
  return [href, src, action, poster, data, meta, ...inSet(srcset), ...inSet(imagesrcset)].flatMap(
    (link) => link || [],
  );
}

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

const linkedSheet = /<link rel="stylesheet" href="([^"]+)"\/>/;

/** A page with the styles of its file inside. */
export const withStyles = (site: string, html: string): string =>
  html.replace(
    linkedSheet,
    (_, sheet: string) => `<style>${readFileSync(join(site, sheet), 'utf8')}</style>`,
  );

/** A page as it was built. */
export type BuiltPage = ReturnType<typeof readPage>;

/** @param file path in the site's folder @param html its content */
export function readPage(file: string, html: string) {
  // By default the parser treats links in `pre` as text. With styles it takes five times as long.
  const page = parse(html.replaceAll(/<style\b[\s\S]*?<\/style>/g, ''), {
    blockTextElements: { script: true, noscript: true },
  });
  const elements = page.querySelectorAll('*');
  const named = (tag: string) => elements.filter(({ rawTagName }) => rawTagName === tag);
  const scripts = named('script');
  const inType = (type: RegExp) => scripts.filter(({ attributes }) => type.test(attributes.type ?? ''));
  const links = named('link').map(({ attrs }) => attrs);
  const metas = named('meta').map(({ attributes }) => attributes);
  const address = addressOf(file);
  const {
    page: id,
    isDrawn,
    errors,
  } = readPageStart({
    getElementById: (wanted) => ({ textContent: scripts.find((one) => one.id === wanted)?.rawText ?? '' }),
  });
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  return {
    file,
    /** As a visitor asks for it: `/course/sums`. */
    address,
    language: languageOfAddress(address).language,
    page: isDrawn ? 'drawn' : errors ? 'notFound' : (allRoutes.find((one) => one.id === id)?.page ?? id),
    ids: new Set(elements.flatMap((one) => one.id || [])),
    /** All links and resources. */
    links: [...new Set(elements.flatMap(linksOf))],
    title: page.querySelector('head > title')?.text ?? '',
    /** Number of h1 elements. */
    firstHeadings: named('h1').length,
    /** By name or property. */
    metas: new Map(metas.map(({ name, property = '', content = '' }) => [name ?? property, content])),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: new Map(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    /** JSON text. */
    data: inType(/^application\/ld\+json$/).map(({ rawText }) => rawText),
    /** As the content policy has them. */
    scripts: inType(/^(?!application\/(?:ld\+)?json$)/)
      .filter(({ attributes }) => attributes.src === undefined)
      .map(({ rawText }) => hashOf(rawText)),
  };
}
