import { prefixOf } from '@pathshala/contract/language-address';
import { dataAddress } from '../page-address.ts';
import { homeLayout, type PageFile } from '../page-files.ts';
import { loadModule } from '../page-modules.ts';
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
const homeDataPath = prefixOf(siteLanguage) || '/';

/** What pages that were open have shown, by their paths: without a connection one goes back to it. */
const shown = new Map<string, unknown>();

const pathOf = ({ file }: PageFile, given: string) => (file === homeLayout.file ? homeDataPath : given);

/** Keeps what the document that was opened shows. @param given the page's own path */
export function keepPageData(file: PageFile, given: string, data: unknown): void {
  shown.set(pathOf(file, given), data);
}

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(dataAddress(path));
  // As the router is told of an address that has no page.
  if (answer.status === 404) {
    shown.delete(path);
    missingPage();
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.json();
}

async function read(path: string): Promise<unknown> {
  try {
    const data = await ask(path);
    shown.set(path, data);
    return data;
  } catch (error) {
    if (shown.has(path)) return shown.get(path);
    throw error;
  }
}

/** How long a page waits for what is newer than it was built with, as the boot script does: milliseconds. */
const patience = 1000;

/** The page's data as the school has it now, or as it was built where that cannot be learned soon. */
async function readNewest(file: string, path: string, params: Params): Promise<unknown> {
  const built = read(path);
  // Whoever takes it hears of its failure, which may come before anybody has.
  built.catch(() => undefined);
  const now = async () => ((await loadModule(file)).newest ?? ((data) => data))(built, params);
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(() => built);
  return Promise.race([now().catch(() => built), late]);
}

type Params = Readonly<Record<string, string | undefined>>;

/**
 * What a page shows, for who comes to it by a link. What was asked for ahead is not asked for again while it is fresh.
 * @param given the page's own path; home's tabs have the data of home
 * @throws what the router takes for a 404 where there is no such page; Error where nothing can be learned
 */
export function readPageData(file: PageFile, given: string, params: Params): Promise<unknown> {
  const path = pathOf(file, given);
  for (const [one, { at }] of asked) if (Date.now() - at >= fresh) asked.delete(one);
  const known = asked.get(path);
  if (known) return known.answer;
  const answer = readNewest(file.file, path, params);
  asked.set(path, { at: Date.now(), answer });
  answer.catch(() => asked.delete(path));
  return answer;
}
