import { del, get, set } from 'idb-keyval';
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
  const done = copy ? set(key, copy, draftStore()) : del(key, draftStore());
  return done.then(
    () => true,
    () => false,
  );
}
