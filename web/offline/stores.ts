/** Names that the service worker, the pages and the build share. docs/offline.md */

/** Set by the build; in tests nothing is set. */
declare const __KEEPS_PAGES__: boolean | undefined;

/** Whether the school keeps pages for when there is no connection at all. */
export const keepsPages = typeof __KEEPS_PAGES__ === 'undefined' || __KEEPS_PAGES__;

/** Missing in some browsers, and refused by others where site data is blocked. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Addresses of the worker, and of the page's script that starts it. */
export const workerPath = '/sw.js';
export const keeperPath = '/offline.js';

interface Store {
  /** The cache's name in the browser. */
  readonly cache: string;
  /** Whose it is: log-out removes what is the person's. As in `web/src/device/device-keys.ts`. */
  readonly whose: 'person' | 'device';
  /** The most answers that are kept; then the oldest are removed. */
  readonly max: number;
}

/** What is kept because it was open. Which pages somebody has opened is personal; shared files are not. */
export const stores = {
  page: { cache: 'kept-pages', whose: 'person', max: 60 },
  data: { cache: 'kept-data', whose: 'person', max: 80 },
  answer: { cache: 'kept-answers', whose: 'person', max: 80 },
  own: { cache: 'kept-own', whose: 'person', max: 150 },
  asset: { cache: 'kept-assets', whose: 'device', max: 400 },
  picture: { cache: 'kept-pictures', whose: 'device', max: 150 },
} as const satisfies Readonly<Record<string, Store>>;

/** `own` are the API's answers to the person: only the page reads them. A `book` is answered, and never kept, by the worker. */
export type StoreName = Exclude<keyof typeof stores, 'own'> | 'book';

/** The prefix of our caches: one that no row names is an older worker's. */
export const cachePrefix = 'kept-';
