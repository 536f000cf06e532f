import type { PageStart } from '../page-start.ts';

type ImportModule = (address: string) => Promise<unknown>;

function fetchAhead({ modules, data }: Pick<PageStart, 'modules' | 'data'>): void {
  const add = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link));
  for (const href of modules) add({ rel: 'modulepreload', href });
  // With the same mode as `fetch`: otherwise it is fetched twice.
  for (const href of data) add({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
}

/** Longest task before the browser may handle input, milliseconds. */
const turn = 8;

/**
 * Runs the open page's modules, imports first, and yields to the browser between them.
 * @throws the error of a module; the page then stays as painted
 */
export async function startSite(start: PageStart, importModule: ImportModule): Promise<void> {
  fetchAhead(start);
  let began = performance.now();
  for (const address of start.modules) {
    await importModule(address);
    if (performance.now() - began < turn) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
