/** What the service worker and the pages agree on. docs/offline.md */

interface Store {
  /** The cache's name in the browser. */
  readonly cache: string;
  /** Whose it is: who logs out leaves nothing of their own behind. As `web/src/api/kept-on-device.ts` has it. */
  readonly whose: 'person' | 'device';
  /** How many answers are kept; of more the oldest go. Left out: what somebody asked for stays until they delete it. */
  readonly most?: number;
}

/**
 * What is kept for when there is no connection, by kind. Which pages somebody has opened is theirs to know; files that
 * every page is made of say nothing of anybody.
 */
export const stores = {
  page: { cache: 'kept-pages', whose: 'person', most: 60 },
  data: { cache: 'kept-data', whose: 'person', most: 80 },
  answer: { cache: 'kept-answers', whose: 'person', most: 80 },
  own: { cache: 'kept-own', whose: 'person', most: 150 },
  // Courses and books that somebody has kept whole: what there is, and what it is made of.
  pack: { cache: 'kept-packs', whose: 'person' },
  packPart: { cache: 'kept-pack-parts', whose: 'person' },
  asset: { cache: 'kept-assets', whose: 'device', most: 400 },
  picture: { cache: 'kept-pictures', whose: 'device', most: 150 },
} as const satisfies Readonly<Record<string, Store>>;

/**
 * `own` is what the school said to the person: the page puts it there and takes it out, and the worker never does. Packs
 * are filled by pages alone, too; the worker answers with what anybody may read of them.
 */
export type StoreName = Exclude<keyof typeof stores, 'own' | 'pack'>;

/** What every cache of ours is called by first: one that no row names is an older worker's. */
export const cachePrefix = 'kept-';

/** What a page tells the worker: it is open. */
export interface Visited {
  /** Its path, without query and hash. */
  readonly visited: string;
  /** Addresses of what it was made of, where it was opened before the worker was there. */
  readonly files: readonly string[];
}

/** Removes the caches of a person. Where a browser has none, nothing was kept. */
export function forgetVisits(): void {
  if (!('caches' in globalThis)) return;
  for (const { cache, whose } of Object.values(stores))
    if (whose === 'person') caches.delete(cache).catch(() => undefined);
}
