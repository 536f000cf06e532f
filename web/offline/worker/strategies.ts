import { paths } from '@pathshala/contract/site/paths';
import { addressIn, languageOfAddress } from '@pathshala/contract/text/languages';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { filesIn, keptUnder, mayBeKept } from '../rules.ts';
import { findSaved, savedUnder } from '../saved.ts';
import { type StoreName, stores } from '../stores.ts';

/** Seconds that a kept page waits for the network. On a slow line the kept one is shown first. */
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

/** What is saved fits together, and comes before what was only opened. */
const savedFirst: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await savedFor(request)) ?? cachedResponse ?? null,
};

/** For files: what is saved comes last, as they are the same wherever they are. */
const savedAtLast: WorkboxPlugin = {
  handlerDidError: ({ request }) => savedFor(request),
  // A deployment has removed it, and the open page continues with the saved one.
  fetchDidSucceed: async ({ request, response }) =>
    response.status === 404 ? ((await savedFor(request)) ?? response) : response,
};

/** The page of all that is here, in the language of an address. */
const downloadsFor = ({ pathname }: URL) => addressIn(languageOfAddress(pathname).language, paths.downloads);

/** A page as it was kept when somebody opened it. */
const openedPage = (path: string) => caches.match(path, { cacheName: stores.page.cache, ignoreVary: true });

/**
 * A page that is opened without its HTML is kept with its files, which browsers load otherwise. With the first page in a
 * language comes the one that stands in for those that are not here.
 */
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

/** Where neither a connection nor the page is there, the page of all that is: it says so, and leads back. */
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

/**
 * Keeps only the newest of what a person has opened. Not with the library's plugin, whose database of what was opened
 * when would outlive a log-out.
 */
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

/** Of the device's files the least recently used are removed, and all of them when the disk is full. */
const ofDevice = (store: 'asset' | 'picture') => {
  const lastUsed = { maxEntries: stores[store].max, purgeOnQuotaError: true, matchOptions };
  return keptAs(store, new ExpirationPlugin(lastUsed), savedAtLast);
};

/** The strategy of each store. */
export const strategies: Readonly<Record<StoreName, Strategy>> = {
  page: new NetworkFirst({ ...ofPerson('page', byPath, withFiles, elseDownloads), networkTimeoutSeconds }),
  data: new NetworkFirst({ ...ofPerson('data', byPath), networkTimeoutSeconds }),
  // Prices and lists: what is kept is shown only if the network fails.
  answer: new NetworkFirst(ofPerson('answer')),
  // A file's name changes with its content.
  asset: new CacheFirst(ofDevice('asset')),
  picture: new StaleWhileRevalidate(ofDevice('picture')),
  book: new NetworkFirst({ plugins: [{ cacheWillUpdate: async () => null }, savedFirst] }),
};
