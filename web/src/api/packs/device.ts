import { workerPath } from '../../../offline/stores.ts';
import { PackFailure } from './pack-failure.ts';

/**
 * Has the worker there: without it nothing of a pack would ever be shown.
 * @throws PackFailure `unable`
 */
export async function haveWorker(): Promise<void> {
  const can = 'caches' in globalThis && 'serviceWorker' in navigator && 'CompressionStream' in globalThis;
  // Refused where the browser keeps nothing, as in some private windows.
  const registration = can && (await navigator.serviceWorker.register(workerPath).catch(() => undefined));
  if (!registration) throw new PackFailure('unable');
}

/** Bytes that are free for the site, as far as the browser says so. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}
