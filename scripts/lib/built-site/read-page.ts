import { type DefaultTreeAdapterTypes as nodes, parse, defaultTreeAdapter as tree } from 'parse5';
import { type PageHead, readHead } from './read-head.ts';

/** A page as it was built. */
export interface BuiltPage {
  /** From the site's folder: `course/sums/index.html`. */
  readonly file: string;
  /** As a visitor asks for it: `/course/sums`. */
  readonly address: string;
  /** What a link may point to with `#`. */
  readonly ids: ReadonlySet<string>;
  /** Everything that it leads to or loads, as it stands there. */
  readonly links: readonly string[];
  readonly head: PageHead;
}

/** The attributes that hold an address. */
const addressAttributes = ['href', 'src', 'action', 'poster', 'data'];
/** The names of `meta` elements whose content is an address. */
const addressMetas = ['og:url', 'og:image'];

/** `/` for `index.html`, `/about` for `about/index.html` and for `about.html`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The addresses in a `srcset`: each stands before its width. */
const inSet = (value: string) => value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');

function linksOf(element: nodes.Element): string[] {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  // A connection that is opened early names a host, and no page of it.
  if (/\bpreconnect\b|\bdns-prefetch\b/.test(attributes.get('rel') ?? '')) return [];
  const plain = addressAttributes.flatMap((name) => attributes.get(name) ?? []);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => inSet(attributes.get(name) ?? ''));
  const isMeta = addressMetas.includes(attributes.get('property') ?? '');
  const meta = isMeta ? [attributes.get('content') ?? ''] : [];
  return [...plain, ...sets.filter(Boolean), ...meta];
}

function elementsOf(node: nodes.Node): nodes.Element[] {
  const own = tree.isElementNode(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  const inside = 'content' in node ? [node.content] : [];
  return [...own, ...[...children, ...inside].flatMap(elementsOf)];
}

/**
 * Reads a built page.
 * @param file its path from the site's folder
 * @param html its text
 */
export function readPage(file: string, html: string): BuiltPage {
  const elements = elementsOf(parse(html));
  const ids = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id'));
  return {
    file,
    address: addressOf(file),
    ids: new Set(ids.map(({ value }) => value)),
    links: [...new Set(elements.flatMap(linksOf))],
    head: readHead(elements),
  };
}
