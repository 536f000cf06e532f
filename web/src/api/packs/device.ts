import { workerPath } from '../../../offline/stores.ts';
import { PackFailure } from './pack-failure.ts';

/** What is asked of the browser for a course that is kept. */

/** Not in every browser, nor on every address. */
type Storage = Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>;

const storage = (): Storage => (navigator as { readonly storage?: Storage }).storage ?? {};

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
  const { quota, usage } = (await storage().estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

/** Whether the browser leaves what is kept where it is, also when the device is nearly full. */
export async function isLasting(): Promise<boolean> {
  return (await storage().persisted?.()) ?? false;
}

/** Asks the browser for that. Some ask the person, as long as it is not so. */
export async function askToLast(): Promise<void> {
  await storage().persist?.();
}
