import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { DeviceCopy } from './saving-machine.ts';

let store: UseStore | undefined;
const drafts = () => {
  store ??= createStore('studio', 'drafts');
  return store;
};

/** Whose work on which item: nobody else who signs in on this device is shown it. */
export const copyKey = (uid: string, kind: string, id: string) => `${uid}/${kind}/${id}`;

/** @returns undefined where nothing is kept, or where the browser keeps nothing */
export async function readCopy(key: string): Promise<DeviceCopy | undefined> {
  return get<DeviceCopy>(key, drafts()).catch(() => undefined);
}

/**
 * Keeps what is not saved yet, in the order of the calls.
 * @param copy null: everything is saved
 * @returns false where the browser keeps nothing, as in some private windows
 */
export async function keepCopy(key: string, copy: DeviceCopy | null): Promise<boolean> {
  const done = copy ? set(key, copy, drafts()) : del(key, drafts());
  return done.then(
    () => true,
    () => false,
  );
}
