/** How a browser learns that a page has changed since the build, and gets it as it is now. */

import { addressIn } from '../text/language-address.ts';
import type { Language } from '../text/languages.ts';

/** Where a page is as it is now. Each version has addresses of its own, so that no copy of it is taken for a newer one. */
export interface NewerPage {
  readonly page: string;
  readonly data: string;
}

/** The pages that are other ones than the build made, by their path, as in their address. */
export type NewerPages = Readonly<Record<string, NewerPage>>;

/** Below this lie the pages as they are published now, each as in its own address. */
export const newerRoot = '/newest';

/** Where it is said which they are, in a language. */
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
