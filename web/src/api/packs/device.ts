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
  if (!can) throw new PackFailure('unable');
  // Refused where the browser keeps nothing, as in some private windows.
  await navigator.serviceWorker.register(workerPath).catch(() => {
    throw new PackFailure('unable');
  });
}

/** Bytes that are free for the site, as far as the browser says so. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await storage().estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

/**
 * Says at once that there is no room, where the browser knows.
 * @param missing bytes
 * @throws PackFailure `full`
 */
export async function haveRoom(missing: number): Promise<void> {
  const free = await freeBytes();
  if (free !== undefined && free < missing) throw new PackFailure('full', missing);
}

/** Whether the browser leaves what is kept where it is, also when the device is nearly full. */
export async function isLasting(): Promise<boolean> {
  return (await storage().persisted?.()) ?? false;
}

/** Asks the browser for that. Some ask the person. */
export async function askToLast(): Promise<void> {
  if (!(await isLasting())) await storage().persist?.();
}
