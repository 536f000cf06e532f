import type { CourseDetail } from '@pathshala/contract/courses/course';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { languageOfAddress } from '@pathshala/contract/text/language-address';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { fromPacks } from '../packs/read.ts';
import { keptUnder, mayBeKept, modulesIn } from '../rules.ts';
import { type StoreName, stores } from '../stores.ts';
import { offlineFonts, offlinePage } from './offline-page.ts';

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

const packed = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return fromPacks(pathname + search).catch(() => undefined);
};

/** If nothing else is kept, the parts of packs answer. */
const orFromPacks: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? (await packed(request)),
};

/** The same for files: from the network first, so that each is where the open pages look for it. */
const atLastFromPacks: WorkboxPlugin = {
  handlerDidError: ({ request }) => packed(request),
  // A deployment has removed it, and the open page continues with the kept one.
  fetchDidSucceed: async ({ request, response }) =>
    response.status === 404 ? ((await packed(request)) ?? response) : response,
};

/**
 * The data of a course's page that nobody has: for a kept course, from the API's answer. It was published after the
 * build, or changed or unpublished since.
 * @returns undefined for other addresses, and for a course that is not kept
 */
async function keptCourseData({ pathname }: URL): Promise<Response | undefined> {
  const { language, path } = languageOfAddress(pathname);
  const [, id] = /^\/course\/([^/]+)\/data\.json$/.exec(path) ?? [];
  const query = language === firstLanguage ? '' : `?lang=${language}`;
  const stored = id && (await fromPacks(`${apiRoot}/course/${id}${query}`));
  if (!stored) return undefined;
  const { price: _, ...course } = (await stored.json()) as CourseDetail;
  // Not `Response.json`, which older browsers lack: nothing makes up for it in a worker.
  const headers = { 'Content-Type': 'application/json' };
  return new Response(JSON.stringify({ course, related: [], instructor: null }), { headers });
}

/** A page is kept with the fonts of the offline page; one opened without its HTML also with its modules, which browsers load otherwise. */
const withFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, request, newResponse }) => {
    const modules = event.type === 'message' ? modulesIn(await newResponse.text()) : [];
    const files = [...offlineFonts(new URL(request.url)), ...modules].map((at) => new Request(at));
    await Promise.allSettled(files.map((file) => strategies.asset.handle({ event, request: file })));
  },
};

const otherwise = (answer: (url: URL) => Promise<Response | undefined>): WorkboxPlugin => ({
  handlerDidError: ({ request }) => answer(new URL(request.url)),
});

const keptAs = (store: StoreName, ...plugins: WorkboxPlugin[]) => {
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
  return keptAs(store, newest, orFromPacks, ...plugins);
};

/** Of the device's files the least recently used are removed, and all of them when the disk is full. */
const ofDevice = (store: 'asset' | 'picture') => {
  const lastUsed = { maxEntries: stores[store].max, purgeOnQuotaError: true, matchOptions };
  return keptAs(store, new ExpirationPlugin(lastUsed), atLastFromPacks);
};

/** The strategy of each store. */
export const strategies: Readonly<Record<StoreName, Strategy>> = {
  page: new NetworkFirst({
    ...ofPerson('page', byPath, withFiles, otherwise(offlinePage)),
    networkTimeoutSeconds,
  }),
  data: new NetworkFirst({ ...ofPerson('data', byPath, otherwise(keptCourseData)), networkTimeoutSeconds }),
  // Prices and lists: what is kept is shown only if the network fails.
  answer: new NetworkFirst(ofPerson('answer')),
  // A file's name changes with its content.
  asset: new CacheFirst(ofDevice('asset')),
  picture: new StaleWhileRevalidate(ofDevice('picture')),
  // A kept book is not fetched again; all others are the browser's.
  packPart: new CacheFirst(keptAs('packPart', orFromPacks)),
};
