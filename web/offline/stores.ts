/** What the service worker, the pages and the build agree on. docs/offline.md */

/** Where the build puts the worker, and the script of the page that calls it. */
export const workerPath = '/sw.js';
export const keeperPath = '/offline.js';

/** The page that says that there is no connection, in one language, around the list of pages that are there: HTML. */
export interface OfflineParts {
  readonly before: string;
  readonly after: string;
  /** Stands above that list. */
  readonly here: string;
  /** What titles of the site's pages end with. */
  readonly school: string;
}

interface Store {
  /** The cache's name in the browser. */
  readonly cache: string;
  /** Whose it is: who logs out leaves nothing of their own behind. As `web/src/device/local-storage.ts` has it. */
  readonly whose: 'person' | 'device';
  /** How many answers are kept; of more the oldest go. Left out: what somebody asked for stays until they delete it. */
  readonly max?: number;
}

/**
 * What is kept for when there is no connection, by kind. Which pages somebody has opened is theirs to know; files that
 * every page is made of say nothing of anybody.
 */
export const stores = {
  page: { cache: 'kept-pages', whose: 'person', max: 60 },
  data: { cache: 'kept-data', whose: 'person', max: 80 },
  answer: { cache: 'kept-answers', whose: 'person', max: 80 },
  own: { cache: 'kept-own', whose: 'person', max: 150 },
  // Courses and books that somebody has kept whole: what there is, and what it is made of.
  pack: { cache: 'kept-packs', whose: 'person' },
  packPart: { cache: 'kept-pack-parts', whose: 'person' },
  asset: { cache: 'kept-assets', whose: 'device', max: 400 },
  picture: { cache: 'kept-pictures', whose: 'device', max: 150 },
} as const satisfies Readonly<Record<string, Store>>;

/**
 * `own` is what the school said to the person: the page puts it there and takes it out, and the worker never does. Packs
 * are filled by pages alone, too; the worker answers with what anybody may read of them.
 */
export type StoreName = Exclude<keyof typeof stores, 'own' | 'pack'>;

/** What every cache of ours is called by first: one that no row names is an older worker's. */
export const cachePrefix = 'kept-';

/** Removes the caches of a person. Where a browser has none, nothing was kept. */
export function forgetVisits(): void {
  if (!('caches' in globalThis)) return;
  for (const { cache, whose } of Object.values(stores))
    if (whose === 'person') caches.delete(cache).catch(() => undefined);
}
