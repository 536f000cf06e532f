import { posix } from 'node:path';
import { siteConfig } from '@pathshala/brand/site.config';
import { loadContent } from '@pathshala/content/load-content';
import { shellAddresses } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { addressesInAll, languageOfAddress } from '@pathshala/contract/text/language-address';
import { readFirebaseJson } from '../firebase-json.ts';
import type { BuiltPage } from './read-page.ts';

/** Link targets of the site. */
export interface Targets {
  /** `https://school.example`; links with this origin are internal. */
  readonly origin: string;
  /** Paths of all hosted files in the site's folder: `assets/a.js`. */
  readonly files: ReadonlySet<string>;
  /** Anchors handled by scripts, by page. */
  readonly opened: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the address is client-rendered or the API's. */
  readonly isDrawn: (address: string) => boolean;
  /** Whether the address is a shell, whose content is client-rendered. */
  readonly isShell: (address: string) => boolean;
}

/** Hosting redirects to pages without trailing slash. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * Why a link is broken; null if it is valid or external.
 * @param address of the linking page: `/course/sums`
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
 * Broken internal links: to missing pages, files or anchors.
 * @returns a line each: page, link, reason
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
  const { rewrites } = readFirebaseJson().hosting;
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
