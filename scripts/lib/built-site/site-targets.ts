import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { siteConfig } from '@pathshala/brand/site.config';
import { loadContent, type SchoolContent } from '@pathshala/content/load-content';
import { shellAddresses } from '@pathshala/contract/all-routes';
import { addressesInAll, languageOfAddress } from '@pathshala/contract/language-address';
import { paths } from '@pathshala/contract/paths';
import { root } from '../paths.ts';
import type { Rewrite } from '../rewrites.ts';
import type { Targets } from './dead-links.ts';

/** What `firebase.json` passes on to the page that lets the browser draw, or to a file of another name. */
function rewrites(): Rewrite[] {
  const text = readFileSync(join(root, 'firebase.json'), 'utf8');
  return (JSON.parse(text) as { hosting: { rewrites: Rewrite[] } }).hosting.rewrites;
}

/** The page's own path, whichever the language of the address. */
const pathOf = (address: string) => languageOfAddress(address).path;

/** The addresses of all lessons that there are: a rewrite would let every name pass. */
function lessonAddresses({ lessons }: SchoolContent): Set<string> {
  return new Set([...lessons].flatMap(([course, its]) => its.map(({ id }) => paths.lesson(course, id))));
}

/**
 * What a link of the built site may lead to.
 * @param files paths of the built files, from the site's folder
 */
export function siteTargets(files: readonly string[]): Targets {
  const rows = rewrites();
  const content = loadContent();
  const lessons = lessonAddresses(content);
  const shells = new Set(shellAddresses());
  const articles = new Set(content.articles.map(({ _id }) => _id));
  return {
    origin: siteConfig.origin,
    files: new Set(files),
    opened: new Map(addressesInAll(paths.blogs).map(({ path }) => [path, articles])),
    isDrawn: (address) =>
      lessons.has(pathOf(address)) ||
      rows.some(({ source }) => !pathOf(source).startsWith('/course/') && posix.matchesGlob(address, source)),
    isShell: (address) => shells.has(pathOf(address)),
  };
}
