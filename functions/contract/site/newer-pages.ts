/** How browsers find and load pages that changed since the build. */

import { addressIn } from '../text/language-address.ts';
import type { Language } from '../text/languages.ts';

/** Address of a page's newer version. Each version has its own address, so that caches cannot mix them up. */
export interface NewerPage {
  readonly page: string;
  readonly data: string;
}

/** Paths of the pages that changed since the build. */
export type NewerPages = Readonly<Record<string, NewerPage>>;

/** Root of the newer versions of pages. */
export const newerRoot = '/newest';

/** Address of the list of changed pages in a language. */
export const newerPagesAddress = (language: Language): string =>
  newerRoot + addressIn(language, '/list.json');

/** @param path of the page, as in its address; @param contentHash of what it shows: its end says which version it is */
export function newerPage(path: string, contentHash: string): NewerPage {
  const version = `?print=${contentHash}`;
  return {
    page: newerRoot + path + version,
    data: `${newerRoot}${path.replace(/\/$/, '')}/data.json${version}`,
  };
}
