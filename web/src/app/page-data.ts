import { prefixOf } from '@pathshala/contract/language-address';
import { dataAddress } from '../page-address.ts';
import { missingPage } from '../ui/missing.ts';
import { siteLanguage } from '../words/language.ts';

/** How long data that was fetched ahead is taken for the school's, as long as browsers keep its lists: milliseconds. */
const fresh = 60_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<unknown>;
}

/** By the page's path. */
const asked = new Map<string, Asked>();

/** Home's, in the site's language. */
export const homeDataPath = prefixOf(siteLanguage) || '/';

async function read(path: string): Promise<unknown> {
  const answer = await fetch(dataAddress(path));
  // As the router is told of an address that has no page.
  if (answer.status === 404) missingPage();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.json();
}

/**
 * What the loader of a page has read, for who comes to the page by a link. What was asked for ahead is not asked for again
 * while it is fresh.
 * @param path of the page
 * @throws what the router takes for a 404 where there is no such page; Error where nothing can be learned
 */
export function readPageData(path: string): Promise<unknown> {
  for (const [one, { at }] of asked) if (Date.now() - at >= fresh) asked.delete(one);
  const known = asked.get(path);
  if (known) return known.answer;
  const answer = read(path);
  asked.set(path, { at: Date.now(), answer });
  answer.catch(() => asked.delete(path));
  return answer;
}
