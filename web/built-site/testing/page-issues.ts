import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { siteConfig } from '@pathshala/brand/site.config';
import type { SchoolContent } from '@pathshala/content/load-content';
import { allRoutes, shellAddresses, spaFallback } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { addressesInAll, firstLanguage, languageOfAddress } from '@pathshala/contract/text/languages';
import type { BuiltPage } from './read-page.ts';

const web = join(import.meta.dirname, '../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(web, path), 'utf8'));

/** The used part of Hosting's configuration. */
const { hosting } = readJson('../firebase.json') as {
  hosting: {
    rewrites: { source?: string }[];
    headers: { source?: string; headers: { key: string; value: string }[] }[];
  };
};
/** A `!` before a glob negates it. */
const matches = (path: string, source: string) =>
  source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);
const { origin } = siteConfig;

/** The page's own path, whichever the language of the address. */
const pathOf = (address: string) => languageOfAddress(address).path;

const shells = new Set(shellAddresses());
/** Whether the browser draws the page's content. */
const isShell = ({ address }: BuiltPage) => shells.has(pathOf(address)) || address.endsWith(spaFallback);

/** Links to missing pages, files or ids. @param files paths of all built files */
export function deadLinks(built: readonly BuiltPage[], files: readonly string[], content: SchoolContent) {
  const pages = new Map(built.map((page) => [page.address, page]));
  const there = new Set(files);
  // All lessons: the rewrite would accept any name.
  const allLessons = new Set(
    [...content.lessons].flatMap(([course, its]) => its.map(({ id }) => paths.lesson(course, id))),
  );
  const rewritten = hosting.rewrites
    .flatMap(({ source }) => source ?? [])
    .filter((one) => !pathOf(one).startsWith('/course/'));
  /** Answered by the API, or drawn by the browser. */
  const isAnswered = (path: string) =>
    allLessons.has(pathOf(path)) || rewritten.some((source) => matchesGlob(path, source));
  const issueOf = (link: string, from: string) => {
    if (!URL.canParse(link, origin + from)) return 'is no address';
    const url = new URL(link, origin + from);
    if (url.origin !== origin) return null;
    // Hosting removes a trailing slash.
    const path = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
    const page = pages.get(path);
    if (!page) return there.has(path.slice(1)) || isAnswered(path) ? null : 'leads nowhere';
    const id = decodeURIComponent(url.hash.slice(1));
    // The list of articles opens the one in the hash.
    const isOpened = pathOf(path) === paths.blogs && content.articles.some(({ _id }) => _id === id);
    return id === '' || isShell(page) || isOpened || page.ids.has(id) ? null : `finds nothing called "${id}"`;
  };
  return built.flatMap(({ address, links }) =>
    links.flatMap((link) => {
      const issue = issueOf(link, address);
      return issue ? [`${address}: "${link}" ${issue}`] : [];
    }),
  );
}

/** hreflang links to itself, each language and `x-default`. */
function namesAll({ address, alternates }: BuiltPage): boolean {
  const own = addressesInAll(pathOf(address)).map(({ language, path }) => `${language} ${origin}${path}`);
  const named = [...alternates].map((one) => one.join(' '));
  return isDeepStrictEqual(named, [...own, own[0]?.replace(firstLanguage, 'x-default')]);
}

/** Of pages that search engines list. */
function headIssues(page: BuiltPage): string[] {
  const { title, firstHeadings, metas, canonical, data } = page;
  const own = origin + page.address;
  const description = metas.get('description') ?? '';
  const rules: Readonly<Record<string, boolean>> = {
    'has no title': title !== '',
    'has not one heading of the first level': firstHeadings === 1,
    [`has a description of ${description.length} characters`]:
      description.length >= 20 && description.length <= 200,
    'is kept from search engines': !metas.has('robots'),
    'names another address as its own': canonical === own && metas.get('og:url') === own,
    'does not name itself in every language': namesAll(page),
    'is shared with other words than its own':
      metas.get('og:title') === title && metas.get('og:description') === description,
    'is shared without a picture': metas.has('og:image'),
    'has structured data that says nothing': data.every((text) =>
      /^\{"@context":"https:\/\/schema\.org","@type":"\w+".*\}$/s.test(text),
    ),
  };
  return Object.entries(rules).flatMap(([issue, holds]) => (holds ? [] : [`${page.address} ${issue}`]));
}

const tabs = new Set<string>(allRoutes.filter(({ tabOf }) => tabOf).map(({ path }) => path));

/** Pages with the same title and description, except tabs. */
function alike(pages: readonly BuiltPage[]): string[] {
  const own = pages.filter(({ address }) => !tabs.has(pathOf(address)));
  const bySaid = Map.groupBy(own, ({ title, metas }) => `${title}\n${metas.get('description')}`);
  return [...bySaid.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.map(({ address }) => address).join(', ')} say the same of themselves`);
}

/** Heads and sitemap. @param built every page of the site @param sitemap as built */
export function wrongHeads(built: readonly BuiltPage[], sitemap: string): string[] {
  const listed = new Set(
    [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(origin, '')),
  );
  const there = new Set(built.map(({ address }) => address));
  const shown = built.filter(({ address }) => listed.has(address));
  const unlisted = built.filter((page) => !listed.has(page.address) && !isShell(page));
  return [
    ...[...listed]
      .filter((address) => !there.has(address))
      .map((address) => `${address} is listed and not there`),
    ...shown.flatMap(headIssues),
    ...unlisted
      .filter(({ metas }) => metas.get('robots') !== 'noindex')
      .map(({ address }) => `${address} is neither listed nor kept from search engines`),
    ...alike(shown),
  ];
}

/** The content policy does not list their hash. */
export function refusedScripts(built: readonly BuiltPage[]): string[] {
  return built.flatMap(({ address, scripts }) => {
    const sent = hosting.headers
      .filter(({ source }) => source !== undefined && matches(address, source))
      .flatMap(({ headers }) => headers);
    const policy = sent.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
    return scripts.filter((hash) => !policy.includes(hash)).map((hash) => `${address}: ${hash}`);
  });
}

/** Bundled packages whose licence is not in `licenses.md`. `react-router-dom` has only what `react-router` has. */
export function missingLicences(shown: string): string[] {
  const { dependencies } = readJson('package.json');
  const ofOthers = Object.keys(dependencies).filter((name) => !name.startsWith('@pathshala/'));
  return ofOthers.filter((name) => !shown.includes(`## ${name.replace('router-dom', 'router')} - `));
}
