import { missingPage } from '../page/page-loader.ts';
import { dataAddress } from '../page-address.ts';
import { homeLayout, type PageFile } from '../page-files.ts';
import { siteRoot } from '../words/language.ts';
import { newerPages } from './newer-pages.ts';

/** How long data that was fetched ahead is taken for the school's, as long as browsers keep its lists: milliseconds. */
const fresh = 60_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<unknown>;
}

/** By the page's path. */
const asked = new Map<string, Asked>();

/** What pages have shown: the way back leads to it, whether or not the school can be reached. By the page's path. */
const shown = new Map<string, unknown>();

/** The page's data as the school has it now, or as it was built where that cannot be learned soon. */
async function read(path: string, { isFixed }: PageFile): Promise<unknown> {
  const built = fetch(dataAddress(path));
  built.catch(() => undefined);
  const newer = isFixed ? undefined : (await newerPages())[path];
  const answer = await (newer ? fetch(newer.data) : built);
  // As the router is told of an address that has no page.
  if (answer.status === 404) missingPage();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.json();
}

/** Home's tabs have the data of home. */
const pathOf = ({ file }: PageFile, path: string) => (file === homeLayout.file ? siteRoot : path);

/** Keeps what a page was rendered with. @param path of the page */
export function keepPageData(page: PageFile, path: string, data: unknown): void {
  if (page.data === 'file' && data !== undefined) shown.set(pathOf(page, path), data);
}

/**
 * What a page shows, for anyone who comes to it by a link. What was asked for ahead is not asked for again while it is fresh.
 * @param given the page's own path
 * @throws what the router takes for a 404 where there is no such page; Error where nothing can be learned
 */
export function readPageData(page: PageFile, given: string): Promise<unknown> {
  const path = pathOf(page, given);
  for (const [one, { at }] of asked) if (Date.now() - at >= fresh) asked.delete(one);
  const known = asked.get(path);
  if (known) return known.answer;
  const answer = read(path, page).then(
    (data) => {
      shown.set(path, data);
      return data;
    },
    (error: unknown) => {
      asked.delete(path);
      if (error instanceof Error && shown.has(path)) return shown.get(path);
      throw error;
    },
  );
  asked.set(path, { at: Date.now(), answer });
  return answer;
}
