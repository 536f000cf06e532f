import { type DefaultTreeAdapterTypes as nodes, defaultTreeAdapter as tree } from 'parse5';

/** What a page says of itself to search engines and to who shares it. */
export interface PageHead {
  readonly title: string;
  /** How many headings of the first level it has. */
  readonly firstHeadings: number;
  /** The content of each `meta`, by its name or property. */
  readonly metas: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** Its structured data, as it stands there. */
  readonly data: readonly string[];
}

const attribute = (element: nodes.Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

const textOf = (element: nodes.Element) =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** @param elements all elements of a page, in their order */
export function readHead(elements: readonly nodes.Element[]): PageHead {
  const tagged = (name: string) => elements.filter(({ tagName }) => tagName === name);
  // A drawing has titles, too.
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
