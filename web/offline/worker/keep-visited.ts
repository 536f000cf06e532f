import { keptUnder, modulesIn, storeOf } from '../rules.ts';
import { stores, type Visited } from '../stores.ts';
import { strategies } from './strategies.ts';

/** What a message has to be: pages of older builds may be open. */
function isVisited(message: unknown): message is Visited {
  const { visited, files } = (message ?? {}) as Partial<Visited>;
  return typeof visited === 'string' && Array.isArray(files);
}

/** The page's HTML, where it was not kept yet: somebody came to it by a link, and the site drew it. */
async function newPage(path: string, event: ExtendableEvent): Promise<string> {
  const request = new Request(path);
  if (storeOf({ path, method: 'GET', mode: 'navigate', isOwn: false }) !== 'page') return '';
  const cache = await caches.open(stores.page.cache);
  if (await cache.match(request, { ignoreVary: true })) return '';
  const [answer, done] = strategies.page.handleAll({ event, request });
  const page = await answer;
  const html = page.ok ? await page.clone().text() : '';
  await done;
  return html;
}

/** Has a file kept that is not yet; one that does not come is left out. */
async function keepFile(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, location.origin);
  const store = storeOf({ path: url.pathname, method: 'GET', mode: 'cors', isOwn: false });
  // What the API said is not asked for again: it may have been somebody's own.
  if (url.origin !== location.origin || (store !== 'asset' && store !== 'data' && store !== 'picture'))
    return;
  const cache = await caches.open(stores[store].cache);
  if (await cache.match(store === 'data' ? keptUnder(url) : address, { ignoreVary: true })) return;
  const [answer, done] = strategies[store].handleAll({ event, request: new Request(address) });
  await answer;
  await done;
}

/**
 * Keeps a page that is open with what it is made of, so that it opens without a connection: nearly all of it is what the
 * browser has just fetched and takes from its own store.
 * @param message what a page sent
 */
export async function keepVisited(message: unknown, event: ExtendableEvent): Promise<void> {
  if (!isVisited(message)) return;
  const html = await newPage(message.visited, event);
  for (const address of [...modulesIn(html), ...message.files])
    await keepFile(address, event).catch(() => undefined);
}
