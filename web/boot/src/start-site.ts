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

const isData = (address: string) => /\.json(?:\?|$)/.test(address);

function fetchAhead(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    if (isData(href)) {
      // As `fetch` asks for it: otherwise it is fetched twice.
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = 'anonymous';
    }
    link.href = href;
    document.head.append(link);
  }
}

/** After this much work the browser has its turn, which may have a press to answer: milliseconds. */
const turn = 8;

/** Lets the browser have its turn where it is due. */
function turns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < turn) return;
    return new Promise((resolve) => {
      setTimeout(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}

/** Runs the modules in turns, those that others need first, and gives each route what its own say. */
async function routesOf(modules: PageModules, importModule: ImportModule): Promise<Record<string, unknown>> {
  const pause = turns();
  const run = async (address: string) => {
    const module = await importModule(address);
    await pause();
    return module;
  };
  const own = Object.values(modules.routes).flat();
  for (const address of modules.all)
    if (address !== modules.entry && !isData(address) && !own.includes(address)) await run(address);
  const routes: Record<string, unknown> = {};
  for (const [id, addresses] of Object.entries(modules.routes)) {
    const parts = [];
    for (const address of addresses) parts.push(await run(address));
    routes[id] = Object.assign({}, ...parts);
  }
  return routes;
}

/**
 * Sets what React Router expects in a page that it rendered, and runs the site's modules.
 * @throws whatever a module's loading throws; then the page stays as it was painted
 */
export async function startSite(modules: PageModules, importModule: ImportModule): Promise<void> {
  fetchAhead([modules.manifest, ...modules.all]);
  const router = window as RouterGlobals;
  router.__reactRouterContext = { ...JSON.parse(textsOf('context')[0] ?? '{}'), stream: answers() };
  router.__reactRouterRouteModules = await routesOf(modules, importModule);
  await importModule(modules.manifest);
  await importModule(modules.entry);
}
