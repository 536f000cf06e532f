import { type DefaultTreeAdapterTypes as nodes, parse, defaultTreeAdapter as tree } from 'parse5';

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
  /** From the site's folder: `course/sums/index.html`. */
  readonly file: string;
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

const attribute = (element: nodes.Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

function linksOf(element: nodes.Element): string[] {
  const own = (name: string) => attribute(element, name);
  // A connection that is opened early names a host, and no page of it.
  if (/\bpreconnect\b|\bdns-prefetch\b/.test(own('rel') ?? '')) return [];
  const plain = addressAttributes.flatMap((name) => own(name) ?? []);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => inSet(own(name) ?? ''));
  const isMeta = addressMetas.includes(own('property') ?? '');
  const meta = isMeta ? [own('content') ?? ''] : [];
  return [...plain, ...sets.filter(Boolean), ...meta];
}

function elementsOf(node: nodes.Node): nodes.Element[] {
  const own = tree.isElementNode(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  const inside = 'content' in node ? [node.content] : [];
  return [...own, ...[...children, ...inside].flatMap(elementsOf)];
}

const textOf = (element: nodes.Element) =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** @param elements all elements of a page, in their order */
function readHead(elements: readonly nodes.Element[]): PageHead {
  const tagged = (name: string) => elements.filter(({ tagName }) => tagName === name);
  // SVG has titles, too.
  const title = tagged('title').find(({ namespaceURI }) => namespaceURI.endsWith('xhtml'));
  const canonical = tagged('link').find((link) => attribute(link, 'rel') === 'canonical');
  return {
    title: title ? textOf(title) : '',
    firstHeadings: tagged('h1').length,
    metas: new Map(
      tagged('meta').map((meta) => [
        attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
        attribute(meta, 'content') ?? '',
      ]),
    ),
    canonical: canonical && attribute(canonical, 'href'),
    data: tagged('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(textOf),
  };
}

/**
 * Parses a built page.
 * @param file path in the site's folder
 * @param html its content
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
