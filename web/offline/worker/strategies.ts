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
import { offlinePage } from './offline-page.ts';

/** So long a page that is kept waits for a newer one: seconds. On a slow line the kept one is there first. */
const networkTimeoutSeconds = 4;

/** Our addresses say by themselves what is there. */
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

/** Where nothing else is kept, what somebody has kept with a course. */
const orFromPacks: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? (await packed(request)),
};

/** The same for files: those come from the network first, so that each is where the pages that were open look for it. */
const atLastFromPacks: WorkboxPlugin = {
  handlerDidError: ({ request }) => packed(request),
  // A deployment has taken it away, and the page that is open continues with what it was kept with.
  fetchDidSucceed: async ({ request, response }) =>
    response.status === 404 ? ((await packed(request)) ?? response) : response,
};

/**
 * The data of a course's page where nobody has it: of a course that was kept, what the API said of it. The build did not know
 * it, or knew an older one, or the school gives it no longer.
 * @returns undefined for other addresses, and for a course that is not kept
 */
async function keptCourseData({ pathname }: URL): Promise<Response | undefined> {
  const { language, path } = languageOfAddress(pathname);
  const [, id] = /^\/course\/([^/]+)\/data\.json$/.exec(path) ?? [];
  const query = language === firstLanguage ? '' : `?lang=${language}`;
  const stored = id && (await fromPacks(`${apiRoot}/course/${id}${query}`));
  if (!stored) return undefined;
  const { price: _, ...course } = (await stored.json()) as CourseDetail;
  return Response.json({ course, related: [], instructor: null });
}

/** A page that the site has drawn by itself comes for this alone: its modules, too. Others the browser asks for. */
const withModules: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, newResponse }) => {
    if (event.type !== 'message') return;
    const modules = modulesIn(await newResponse.text()).map((at) => new Request(at));
    await Promise.allSettled(modules.map((request) => strategies.asset.handle({ event, request })));
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
 * Of what a person has opened the newest alone is kept. Not the library's way, which writes down in a database of its own
 * what was opened when: that would outlive a log-out.
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

/** Of files of the device those that were not used for longest go, and all of them when the disk is full. */
const ofDevice = (store: 'asset' | 'picture') => {
  const lastUsed = { maxEntries: stores[store].max, purgeOnQuotaError: true, matchOptions };
  return keptAs(store, new ExpirationPlugin(lastUsed), atLastFromPacks);
};

/** How each kind is answered. */
export const strategies: Readonly<Record<StoreName, Strategy>> = {
  page: new NetworkFirst({
    ...ofPerson('page', byPath, withModules, otherwise(offlinePage)),
    networkTimeoutSeconds,
  }),
  data: new NetworkFirst({ ...ofPerson('data', byPath, otherwise(keptCourseData)), networkTimeoutSeconds }),
  // Prices and lists: what is kept is shown only where nothing comes.
  answer: new NetworkFirst(ofPerson('answer')),
  // A file's name says what is in it.
  asset: new CacheFirst(ofDevice('asset')),
  picture: new StaleWhileRevalidate(ofDevice('picture')),
  // A book that is kept costs nobody their megabytes again; all others are the browser's.
  packPart: new CacheFirst(keptAs('packPart', orFromPacks)),
};
