import { del, get, set } from 'idb-keyval';
import { draftStore } from '../../../device/drafts.ts';
import type { DeviceCopy } from './saving-machine.ts';

/** @returns undefined where nothing is kept, or where the browser keeps nothing */
export async function readCopy(key: string): Promise<DeviceCopy | undefined> {
  return get<DeviceCopy>(key, draftStore()).catch(() => undefined);
}

/**
 * Keeps what is not saved yet, in the order of the calls.
 * @param copy null: everything is saved
 * @returns false where the browser keeps nothing, as in some private windows
 */
export async function keepCopy(key: string, copy: DeviceCopy | null): Promise<boolean> {
  const done = copy ? set(key, copy, draftStore()) : del(key, draftStore());
  return done.then(
    () => true,
    () => false,
  );
}
