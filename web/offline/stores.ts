/** Names that the service worker, the pages and the build share. docs/offline.md */

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

/** The offline page in one language, around the list of kept pages: HTML. */
export interface OfflineParts {
  readonly before: string;
  readonly after: string;
  /** The heading of that list. */
  readonly here: string;
  /** The end of the titles of the site's pages. */
  readonly school: string;
  /** Addresses of its fonts, which are kept with the first page in its language. */
  readonly fonts: readonly string[];
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

interface Store {
  /** The cache's name in the browser. */
  readonly cache: string;
  /** Whose it is: log-out removes what is the person's. As in `web/src/device/local-storage.ts`. */
  readonly whose: 'person' | 'device';
  /** The most answers that are kept; then the oldest are removed. Without it: they stay until somebody deletes them. */
  readonly max?: number;
}

/** Everything that is kept for use without a connection. Which pages somebody has opened is personal; shared files are not. */
export const stores = {
  page: { cache: 'kept-pages', whose: 'person', max: 60 },
  data: { cache: 'kept-data', whose: 'person', max: 80 },
  answer: { cache: 'kept-answers', whose: 'person', max: 80 },
  own: { cache: 'kept-own', whose: 'person', max: 150 },
  // Courses and books that somebody keeps: the packs' records, and their parts.
  pack: { cache: 'kept-packs', whose: 'person' },
  packPart: { cache: 'kept-pack-parts', whose: 'person' },
  asset: { cache: 'kept-assets', whose: 'device', max: 400 },
  picture: { cache: 'kept-pictures', whose: 'device', max: 150 },
} as const satisfies Readonly<Record<string, Store>>;

/**
 * `own` are the API's answers to the person: only the page writes and reads it, never the worker. Only pages fill
 * packs, too; the worker answers with their public parts.
 */
export type StoreName = Exclude<keyof typeof stores, 'own' | 'pack'>;

/** The prefix of our caches: one that no row names is an older worker's. */
export const cachePrefix = 'kept-';

/** Removes the person's caches. A browser without caches has kept nothing. */
export function forgetVisits(): void {
  if (!('caches' in globalThis)) return;
  for (const { cache, whose } of Object.values(stores))
    if (whose === 'person') caches.delete(cache).catch(() => undefined);
}
