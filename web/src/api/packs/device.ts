import { workerPath } from '../../../offline/stores.ts';
import { PackFailure } from './pack-failure.ts';

/**
 * Waits for the service worker, without which packs are useless.
 * @throws PackFailure `unable`
 */
export async function haveWorker(): Promise<void> {
  const can = 'caches' in globalThis && 'serviceWorker' in navigator && 'CompressionStream' in globalThis;
  // Fails where storage is blocked, as in some private windows.
  const registration = can && (await navigator.serviceWorker.register(workerPath).catch(() => undefined));
  if (!registration) throw new PackFailure('unable');
}

/** Free storage in bytes, if the browser reports it. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}
