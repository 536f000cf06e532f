import { type PageModules, type PagePart, partAttribute } from '../page-data.ts';

interface Streamed {
  stream?: ReadableStream<Uint8Array>;
}

interface RouterGlobals {
  __reactRouterContext?: Streamed;
  __reactRouterRouteModules?: Record<string, unknown>;
}

type ImportModule = (address: string) => Promise<unknown>;

/** The texts of one part, in the order of the page. */
function textsOf(part: PagePart): string[] {
  return [...document.querySelectorAll(`script[${partAttribute}=${part}]`)].map(
    ({ textContent }) => textContent,
  );
}

/** @throws Error for a page that was not built by us */
export function readModules(): PageModules {
  const [text] = textsOf('modules');
  if (text === undefined) throw new Error('The page names no modules');
  return JSON.parse(text) as PageModules;
}

/** The answers of the page's loaders, as React Router writes them, in one stream. */
function answers(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const text of textsOf('answers')) controller.enqueue(encoder.encode(JSON.parse(text) as string));
      controller.close();
    },
  });
}

function fetchAhead(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    if (href.endsWith('.json')) {
      // As `fetch` asks for it: otherwise it is fetched twice.
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = 'anonymous';
    }
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Sets what React Router expects in a page that it rendered, and runs the site's modules.
 * @throws whatever a module's loading throws; then the page stays as it was painted
 */
export async function startSite(modules: PageModules, importModule: ImportModule): Promise<void> {
  fetchAhead(modules.all);
  const router = window as RouterGlobals;
  router.__reactRouterContext = { ...JSON.parse(textsOf('context')[0] ?? '{}'), stream: answers() };
  const routes = Object.entries(modules.routes).map(async ([id, addresses]) => {
    const parts = await Promise.all(addresses.map(importModule));
    return [id, Object.assign({}, ...parts)] as const;
  });
  const [, ...loaded] = await Promise.all([importModule(modules.manifest), ...routes]);
  router.__reactRouterRouteModules = Object.fromEntries(loaded);
  await importModule(modules.entry);
}
