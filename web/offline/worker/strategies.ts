import type { CourseDetail } from '@pathshala/contract/course';
import { apiRoot } from '@pathshala/contract/endpoint';
import { languageOfAddress } from '@pathshala/contract/language-address';
import { firstLanguage } from '@pathshala/contract/languages';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { fromPacks } from '../packs/read.ts';
import { keptUnder, mayBeKept, modulesIn } from '../rules.ts';
import { type StoreName, stores } from '../stores.ts';
import { offlinePage } from './offline-page.ts';

/** So long a page that is kept waits for a newer one: seconds. On a slow line the kept one is there first. */
const patience = 4;

/** Our addresses say by themselves what lies there. */
const matchOptions = { ignoreVary: true } as const;

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return url.origin + keptUnder(url);
  },
};

const ifAllowed = (store: StoreName): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    const { status, redirected, headers } = response;
    const cacheControl = headers.get('Cache-Control') ?? '';
    const contentType = headers.get('Content-Type') ?? '';
    return mayBeKept(store, { status, redirected, cacheControl, contentType }) ? response : null;
  },
});

/** What there is a most of: what somebody has asked to keep stays. */
type Bounded = Exclude<StoreName, 'packPart'>;

/**
 * Keeps the newest alone. Not the library's way, which writes down in a database of its own what was opened when: that
 * would outlive a log-out.
 */
const newest = (store: Bounded): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const addresses = await cache.keys();
    const { most } = stores[store];
    await Promise.all(addresses.slice(0, -most).map((address) => cache.delete(address)));
  },
});

/** Where nothing else is kept, what somebody has kept with a course. */
const orFromPacks: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await packed(request.url)),
};

/** The same for files: those come from the network first, so that each is where the pages that were open look for it. */
const atLastFromPacks: WorkboxPlugin = {
  handlerDidError: ({ request }) => packed(request.url),
  // A deployment has taken it away, and the page that is open goes on with what it was kept with.
  fetchDidSucceed: async ({ request, response }) =>
    response.status === 404 ? ((await packed(request.url)) ?? response) : response,
};

async function packed(url: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  return await fromPacks(pathname + search).catch(() => undefined);
}

/**
 * The data of a course's page where nobody has it: of a course that was kept, what the API said of it. The build did not know
 * it, or knew an older one, or the school gives it no longer.
 * @returns undefined for other addresses, and for a course that is not kept
 */
async function keptCourseData({ pathname }: URL): Promise<Response | undefined> {
  const { language, path } = languageOfAddress(pathname);
  const [, id] = /^\/course\/([^/]+)\/data\.json$/.exec(path) ?? [];
  if (!id) return undefined;
  const query = language === firstLanguage ? '' : `?lang=${language}`;
  const kept = await fromPacks(`${apiRoot}/course/${id}${query}`);
  if (!kept) return undefined;
  const { price: _, ...course } = (await kept.json()) as CourseDetail;
  return Response.json({ course, related: [], instructor: null });
}

/** A page that the site has drawn by itself comes for this alone: its modules, too. Others the browser asks for. */
const withModules: WorkboxPlugin = {
  cacheDidUpdate: async ({ event, newResponse }) => {
    if (event.type !== 'message') return;
    const modules = modulesIn(await newResponse.text());
    await Promise.all(
      modules.map((at) =>
        strategies.asset.handle({ event, request: new Request(at) }).catch(() => undefined),
      ),
    );
  },
};

/** Of files of the device: those that were not used for longest go, and all of them when the disk is full. */
const lastUsed = (store: Bounded) =>
  new ExpirationPlugin({ maxEntries: stores[store].most, purgeOnQuotaError: true, matchOptions });

const base = (store: StoreName, ...plugins: WorkboxPlugin[]) => ({
  cacheName: stores[store].cache,
  matchOptions,
  plugins: [ifAllowed(store), ...plugins],
});

/** How each kind is answered. */
export const strategies: Readonly<Record<StoreName, Strategy>> = {
  page: new NetworkFirst({
    ...base('page', byPath, newest('page'), withModules, orFromPacks, {
      handlerDidError: async ({ request }) => offlinePage(new URL(request.url)),
    }),
    networkTimeoutSeconds: patience,
  }),
  data: new NetworkFirst({
    ...base('data', byPath, newest('data'), orFromPacks, {
      handlerDidError: async ({ request }) => await keptCourseData(new URL(request.url)),
    }),
    networkTimeoutSeconds: patience,
  }),
  // Prices and lists: what is kept is shown only where nothing comes.
  answer: new NetworkFirst(base('answer', newest('answer'), orFromPacks)),
  // A file's name says what is in it.
  asset: new CacheFirst(base('asset', lastUsed('asset'), atLastFromPacks)),
  picture: new StaleWhileRevalidate(base('picture', lastUsed('picture'), atLastFromPacks)),
  // A book that is kept costs nobody their megabytes again; all others are the browser's.
  packPart: new CacheFirst(base('packPart', orFromPacks)),
};
