import { paths } from '@pathshala/contract/site/paths';
import { addressIn, languageOfAddress } from '@pathshala/contract/text/languages';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { filesIn, keptUnder, mayBeKept } from '../rules.ts';
import { findSaved, savedUnder } from '../saved.ts';
import { type StoreName, stores } from '../stores.ts';

/** Seconds that a stored page waits for the network. */
const networkTimeoutSeconds = 4;

/** The full address is the key. */
const matchOptions = { ignoreVary: true } as const;

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return url.origin + keptUnder(url);
  },
};

const savedFor = ({ url }: Request) => findSaved(savedUnder(url)).catch(() => undefined);

/** Saved answers belong together, so they come before those of opened pages. */
const savedFirst: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await savedFor(request)) ?? cachedResponse ?? null,
};

/** For files, which are the same wherever they are stored. */
const savedAtLast: WorkboxPlugin = {
  handlerDidError: ({ request }) => savedFor(request),
  // A deployment has removed the file; the open page continues with the saved one.
  fetchDidSucceed: async ({ request, response }) =>
    response.status === 404 ? ((await savedFor(request)) ?? response) : response,
};

const downloadsFor = ({ pathname }: URL) => addressIn(languageOfAddress(pathname).language, paths.downloads);

const openedPage = (path: string) => caches.match(path, { cacheName: stores.page.cache, ignoreVary: true });

/** Stores an opened page with its files, which browsers load otherwise, and once per language the offline page. */
const withFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, request, newResponse }) => {
    const url = new URL(request.url);
    const downloads = downloadsFor(url);
    const isStandIn = url.pathname === downloads;
    if (!isStandIn && !(await openedPage(downloads)))
      await Promise.allSettled([strategies.page.handle({ event, request: new Request(downloads) })]);
    if (!isStandIn && event.type !== 'message') return;
    const files = filesIn(await newResponse.text()).map((at) => new Request(at));
    await Promise.allSettled(files.map((file) => strategies.asset.handle({ event, request: file })));
  },
};

/** Offline and not stored: the list of saved pages, which says so and leads back. */
const elseDownloads: WorkboxPlugin = {
  async handlerDidError({ request }) {
    const url = new URL(request.url);
    const downloads = downloadsFor(url);
    const isHere = (await findSaved(downloads)) ?? (await openedPage(downloads));
    if (url.pathname === downloads || !isHere) return undefined;
    return Response.redirect(`${downloads}?for=${encodeURIComponent(url.pathname + url.search)}`);
  },
};

const keptAs = (store: Exclude<StoreName, 'book'>, ...plugins: WorkboxPlugin[]) => {
  const ifAllowed: WorkboxPlugin = {
    cacheWillUpdate: async ({ response }) => (mayBeKept(store, response) ? response : null),
  };
  return { cacheName: stores[store].cache, matchOptions, plugins: [ifAllowed, ...plugins] };
};

/** Keeps the newest that a person opened. Without the library's plugin, whose database would outlive a log-out. */
const ofPerson = (store: 'page' | 'data' | 'answer', ...plugins: WorkboxPlugin[]) => {
  const newest: WorkboxPlugin = {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const addresses = await cache.keys();
      await Promise.all(addresses.slice(0, -stores[store].max).map((address) => cache.delete(address)));
    },
  };
  return keptAs(store, newest, savedFirst, ...plugins);
};

/** Removes the least recently used, and everything when the disk is full. */
const ofDevice = (store: 'asset' | 'picture') => {
  const lastUsed = { maxEntries: stores[store].max, purgeOnQuotaError: true, matchOptions };
  return keptAs(store, new ExpirationPlugin(lastUsed), savedAtLast);
};

export const strategies: Readonly<Record<StoreName, Strategy>> = {
  page: new NetworkFirst({ ...ofPerson('page', byPath, withFiles, elseDownloads), networkTimeoutSeconds }),
  data: new NetworkFirst({ ...ofPerson('data', byPath), networkTimeoutSeconds }),
  // The stored answer is shown only if the network fails.
  answer: new NetworkFirst(ofPerson('answer')),
  // A file's name changes with its content.
  asset: new CacheFirst(ofDevice('asset')),
  picture: new StaleWhileRevalidate(ofDevice('picture')),
  book: new NetworkFirst({ plugins: [{ cacheWillUpdate: async () => null }, savedFirst] }),
};
