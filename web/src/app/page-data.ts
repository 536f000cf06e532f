import { learnSubjects, type Subject } from '@pathshala/contract/catalogue/subjects';
import { newerPages } from '../page/newer-pages.ts';
import { missingPage, subjectsKey } from '../page/page-loader.ts';
import { dataAddress } from '../page-address.ts';
import { homeLayout, type PageFile } from '../page-files.ts';
import { siteRoot } from '../words/language.ts';

/** Milliseconds, as in browsers. */
const fresh = 60_000;

const requests = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();

/** Data of visited pages by path, so that going back works offline. */
const shown = new Map<string, unknown>();

/** Before the page is drawn that shows them. */
function learnFrom(data: unknown): void {
  if (typeof data !== 'object' || data === null || !(subjectsKey in data)) return;
  learnSubjects(data[subjectsKey] as readonly Subject[]);
}

/** Falls back to the built data if the current data does not arrive in time. */
async function read(path: string, { isFixed }: PageFile): Promise<unknown> {
  const built = fetch(dataAddress(path));
  built.catch(() => undefined);
  const newer = isFixed ? undefined : (await newerPages())[path];
  const answer = await (newer ? fetch(newer.data) : built);
  // The router shows its 404.
  if (answer.status === 404) missingPage();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.json();
}

/** Home's tabs share its data. */
const pathOf = ({ file }: PageFile, path: string) => (file === homeLayout.file ? siteRoot : path);

export function keepPageData(page: PageFile, path: string, data: unknown): void {
  learnFrom(data);
  if (page.data === 'file' && data !== undefined) shown.set(pathOf(page, path), data);
}

/**
 * Fresh prefetched data is reused.
 * @param given the page's own path
 * @throws a 404 for the router if there is no such page; Error if unreachable
 */
export function readPageData(page: PageFile, given: string): Promise<unknown> {
  const path = pathOf(page, given);
  for (const [one, { at }] of requests) if (Date.now() - at >= fresh) requests.delete(one);
  const known = requests.get(path);
  if (known) return known.answer;
  const answer = read(path, page).then(
    (data) => {
      learnFrom(data);
      shown.set(path, data);
      return data;
    },
    (error: unknown) => {
      requests.delete(path);
      if (error instanceof Error && shown.has(path)) return shown.get(path);
      throw error;
    },
  );
  requests.set(path, { at: Date.now(), answer });
  return answer;
}
