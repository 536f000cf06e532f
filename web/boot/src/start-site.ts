import type { PageStart } from '../page-start.ts';

type ImportModule = (address: string) => Promise<unknown>;

/** Has the browser fetch everything side by side. */
function fetchAhead({ modules, data }: Pick<PageStart, 'modules' | 'data'>): void {
  const add = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link));
  for (const href of modules) add({ rel: 'modulepreload', href });
  // As `fetch` asks for it: otherwise it is fetched twice.
  for (const href of data) add({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
}

/** After this much work the browser has its turn, which may have a press to answer: milliseconds. */
const turn = 8;

/**
 * Runs the modules of the page that is open, those that others need first, and lets the browser have its turn in between.
 * @throws whatever a module's loading throws; then the page stays as it was painted
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
