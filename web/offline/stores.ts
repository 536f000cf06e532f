/** Set by the build, not in tests. */
declare const __KEEPS_PAGES__: boolean | undefined;

/** `keepsPages` of owner.config.ts. */
export const keepsPages = typeof __KEEPS_PAGES__ === 'undefined' || __KEEPS_PAGES__;

/** Missing in some browsers; others refuse it where site data is blocked. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

export const workerPath = '/sw.js';
export const keeperPath = '/offline.js';

interface Store {
  readonly cache: string;
  /** `person`: removed on log-out. As in `web/src/device/device-value.ts`. */
  readonly whose: 'person' | 'device';
  /** Maximum number of answers; the oldest are removed. */
  readonly max: number;
}

/** Opened pages are personal, shared files are not. */
export const stores = {
  page: { cache: 'kept-pages', whose: 'person', max: 60 },
  data: { cache: 'kept-data', whose: 'person', max: 80 },
  answer: { cache: 'kept-answers', whose: 'person', max: 80 },
  own: { cache: 'kept-own', whose: 'person', max: 150 },
  asset: { cache: 'kept-assets', whose: 'device', max: 400 },
  picture: { cache: 'kept-pictures', whose: 'device', max: 150 },
} as const satisfies Readonly<Record<string, Store>>;

/** `own`: personal answers, read by the page only. `book`: answered but never stored by the worker. */
export type StoreName = Exclude<keyof typeof stores, 'own'> | 'book';

/** Caches with this prefix and no row here belong to an older worker. */
export const cachePrefix = 'kept-';
