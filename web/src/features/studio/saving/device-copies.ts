import { get, promisifyRequest } from 'idb-keyval';
import { draftStore } from '../../../device/drafts.ts';
import type { DeviceCopy } from './saving-machine.ts';

/** @returns undefined if there is no copy, or if the browser stores nothing */
export async function readCopy(key: string): Promise<DeviceCopy | undefined> {
  return get<DeviceCopy>(key, draftStore()).catch(() => undefined);
}

/**
 * Stores a copy of unsaved work on the device, in the order of the calls.
 * @param copy null: everything is saved, so the copy is removed
 * @returns false if the browser stores nothing, as in some private windows
 */
export async function keepCopy(key: string, copy: DeviceCopy | null): Promise<boolean> {
  const done = draftStore()('readwrite', (store) => {
    if (copy) store.put(copy, key);
    else store.delete(key);
    // Or the browser would wait for a page that may be going.
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
  return done.then(
    () => true,
    () => false,
  );
}
