import { type HTMLElement, parse } from 'node-html-parser';

/** A page's metadata. */
export interface PageHead {
  readonly title: string;
  /** Number of h1 elements. */
  readonly firstHeadings: number;
  /** The content of each `meta`, by its name or property. */
  readonly metas: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** Its structured data, as it is there. */
  readonly data: readonly string[];
}

/** A page as it was built. */
export interface BuiltPage {
  /** As a visitor asks for it: `/course/sums`. */
  readonly address: string;
  /** Ids of its elements. */
  readonly ids: ReadonlySet<string>;
  /** All links and resources. */
  readonly links: readonly string[];
  readonly head: PageHead;
}

/** Attributes with addresses. */
const addressAttributes = ['href', 'src', 'action', 'poster', 'data'];
/** The names of `meta` elements whose content is an address. */
const addressMetas = ['og:url', 'og:image'];

/** `/` for `index.html`, `/about` for `about/index.html` and for `about.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The addresses in a `srcset`: each is before its width. */
const inSet = (value: string) => value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');

function linksOf(element: HTMLElement): string[] {
  const own = (name: string) => element.getAttribute(name) ?? '';
  // A connection that is opened early names a host, and no page of it.
  if (/\bpreconnect\b|\bdns-prefetch\b/.test(own('rel'))) return [];
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => inSet(own(name)));
  const meta = addressMetas.includes(own('property')) ? [own('content')] : [];
  return [...addressAttributes.map(own), ...sets, ...meta].filter(Boolean);
}

function readHead(page: HTMLElement): PageHead {
  const metas = page.querySelectorAll('meta').map((meta) => meta.attributes);
  return {
    title: page.querySelector('head > title')?.text ?? '',
    firstHeadings: page.querySelectorAll('h1').length,
    metas: new Map(metas.map(({ name, property = '', content = '' }) => [name ?? property, content])),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    data: page.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText),
  };
}

/**
 * Parses a built page.
 * @param file path in the site's folder
 * @param html its content
 */
export function readPage(file: string, html: string): BuiltPage {
  // By default the links in `pre` would be text, too.
  const page = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
  const elements = page.querySelectorAll('*');
  return {
    address: addressOf(file),
    ids: new Set(elements.flatMap(({ id }) => id || [])),
    links: [...new Set(elements.flatMap(linksOf))],
    head: readHead(page),
  };
}
