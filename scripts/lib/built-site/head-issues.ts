import { allRoutes, spaFallback } from '@pathshala/contract/site/all-routes';
import { languageOfAddress } from '@pathshala/contract/text/language-address';
import type { Targets } from './dead-links.ts';
import type { BuiltPage, PageHead } from './read-page.ts';

/** Length limits of descriptions. */
const descriptionLength = { least: 20, max: 200 };

function isStructured(text: string): boolean {
  try {
    const thing = JSON.parse(text) as Record<string, unknown>;
    return thing['@context'] === 'https://schema.org' && typeof thing['@type'] === 'string';
  } catch {
    return false;
  }
}

/**
 * Issues in the head of an indexable page.
 * @param own its full address
 */
function issuesOf({ title, firstHeadings, metas, canonical, data }: PageHead, own: string): string[] {
  const description = metas.get('description') ?? '';
  const { least, max } = descriptionLength;
  const rules: Readonly<Record<string, boolean>> = {
    'has no title': title !== '',
    'has not one heading of the first level': firstHeadings === 1,
    [`has a description of ${description.length} characters`]:
      description.length >= least && description.length <= max,
    'is kept from search engines': !metas.has('robots'),
    'names another address as its own': canonical === own && metas.get('og:url') === own,
    'is shared with other words than its own':
      metas.get('og:title') === title && metas.get('og:description') === description,
    'is shared without a picture': metas.has('og:image'),
    'has structured data that says nothing': data.every(isStructured),
  };
  return Object.entries(rules).flatMap(([issue, holds]) => (holds ? [] : [issue]));
}

/** The addresses in a sitemap, without the origin. */
const listedIn = (sitemap: string, origin: string) =>
  new Set([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(origin, '')));

const tabs = new Set<string>(allRoutes.filter(({ tabOf }) => tabOf).map(({ path }) => path));

/** Duplicate titles or descriptions, except of tabs of a page. */
function alike(pages: readonly BuiltPage[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ address, head }) => {
    if (tabs.has(languageOfAddress(address).path)) return [];
    const said = `${head.title}\n${head.metas.get('description')}`;
    const first = seen.get(said);
    seen.set(said, first ?? address);
    return first === undefined ? [] : [`${address} says of itself what ${first} says`];
  });
}

/**
 * Issues in pages' metadata, and missing or wrong entries of the sitemap.
 * @param built every page of the site
 * @param sitemap as built
 */
export function headIssues(
  built: readonly BuiltPage[],
  sitemap: string,
  { origin, isShell }: Pick<Targets, 'origin' | 'isShell'>,
): string[] {
  const listed = listedIn(sitemap, origin);
  const there = new Set(built.map(({ address }) => address));
  const shown = built.filter(({ address }) => listed.has(address));
  const isDrawn = (address: string) => isShell(address) || address.endsWith(spaFallback);
  const kept = built.filter(({ address }) => !listed.has(address) && !isDrawn(address));
  return [
    ...[...listed]
      .filter((address) => !there.has(address))
      .map((address) => `${address} is listed and not there`),
    ...shown.flatMap(({ address, head }) =>
      issuesOf(head, origin + address).map((issue) => `${address} ${issue}`),
    ),
    ...kept
      .filter(({ head }) => head.metas.get('robots') !== 'noindex')
      .map(({ address }) => `${address} is neither listed nor kept from search engines`),
    ...alike(shown),
  ];
}
