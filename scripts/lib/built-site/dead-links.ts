import { posix } from 'node:path';
import { siteConfig } from '@pathshala/brand/site.config';
import { loadContent } from '@pathshala/content/load-content';
import { shellAddresses } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { addressesInAll, languageOfAddress } from '@pathshala/contract/text/language-address';
import { readHosting } from '../bench/cdn.ts';
import type { BuiltPage } from './read-page.ts';

/** What a link of the site may lead to. */
export interface Targets {
  /** `https://school.example`: links that name it are the site's own. */
  readonly origin: string;
  /** Paths of all files that Hosting sends, from the site's folder: `assets/a.js`. */
  readonly files: ReadonlySet<string>;
  /** By page, what its script opens when the address names it after `#`. */
  readonly opened: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the browser draws a page at this address, or the API answers there. */
  readonly isDrawn: (address: string) => boolean;
  /** Whether the HTML at this address is a shell: what it will hold, the browser draws. */
  readonly isShell: (address: string) => boolean;
}

/** Hosting knows a page without its ending slash, and with one sends on to that. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * Why a link leads nowhere; null where it leads somewhere, or out of the site, where nobody looks.
 * @param address where the link stands: `/course/sums`
 */
function issueOf(link: string, address: string, pages: ReadonlyMap<string, BuiltPage>, targets: Targets) {
  if (!URL.canParse(link, targets.origin + address)) return 'is no address';
  const url = new URL(link, targets.origin + address);
  if (url.origin !== targets.origin) return null;
  const path = withoutSlash(decodeURIComponent(url.pathname));
  const page = pages.get(path);
  if (!page) return targets.files.has(path.slice(1)) || targets.isDrawn(path) ? null : 'leads nowhere';
  if (targets.isShell(path)) return null;
  const id = decodeURIComponent(url.hash.slice(1));
  const isThere = id === '' || page.ids.has(id) || targets.opened.get(path)?.has(id);
  return isThere ? null : `finds nothing called "${id}"`;
}

/**
 * The links that lead nowhere within the site: to no page or file, or to no such place on a page that is there as HTML.
 * @returns a line for each: where it stands, what it says, what is wrong
 */
export function deadLinks(built: readonly BuiltPage[], targets: Targets): string[] {
  const pages = new Map(built.map((page) => [page.address, page]));
  return built.flatMap(({ address, links }) =>
    links.flatMap((link) => {
      const issue = issueOf(link, address, pages, targets);
      return issue ? [`${address}: "${link}" ${issue}`] : [];
    }),
  );
}

/** The page's own path, whichever the language of the address. */
const pathOf = (address: string) => languageOfAddress(address).path;

/**
 * What a link of the built site may lead to.
 * @param files paths of the built files, from the site's folder
 */
export function siteTargets(files: readonly string[]): Targets {
  const { rewrites } = readHosting();
  const { lessons, articles } = loadContent();
  // All lessons that there are: a rewrite would let every name pass.
  const drawn = new Set(
    [...lessons].flatMap(([course, its]) => its.map(({ id }) => paths.lesson(course, id))),
  );
  const shells = new Set(shellAddresses());
  const ids = new Set(articles.map(({ _id }) => _id));
  return {
    origin: siteConfig.origin,
    files: new Set(files),
    opened: new Map(addressesInAll(paths.blogs).map(({ path }) => [path, ids])),
    isDrawn: (address) =>
      drawn.has(pathOf(address)) ||
      rewrites.some(
        ({ source }) => !pathOf(source).startsWith('/course/') && posix.matchesGlob(address, source),
      ),
    isShell: (address) => shells.has(pathOf(address)),
  };
}
