import { posix } from 'node:path';
import { allRoutes } from '@pathshala/contract/all-routes';
import { languageOfAddress } from '@pathshala/contract/language-address';

const rows = allRoutes.map(({ page, path }) => ({ page, pattern: path.replace(/:\w+/g, '*') }));

/** The kind of a built page: what shows it, and its language. */
function kindOf(file: string): string {
  const address = `/${file.replace(/(?:\/?index)?\.html$/, '')}`;
  const { language, path } = languageOfAddress(address);
  const row = rows.find(({ pattern }) => posix.matchesGlob(path, pattern));
  return `${language} ${row?.page ?? path}`;
}

/**
 * A page or two of every kind in every language: the first of a kind and the last, as courses that are open and those that
 * open later are not alike.
 * @param files paths of the built pages, from the site's folder
 */
export function oneOfEach(files: readonly string[]): string[] {
  const kinds = new Map<string, { first: string; last: string }>();
  for (const file of [...files].sort()) {
    const first = kinds.get(kindOf(file))?.first ?? file;
    kinds.set(kindOf(file), { first, last: file });
  }
  return [...new Set([...kinds.values()].flatMap(({ first, last }) => [first, last]))];
}
