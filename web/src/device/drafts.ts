/**
 * Unsaved drafts of the studio in IndexedDB, by uid. Log-out and account deletion handle them, too. docs/security.md,
 * "Who somebody is"
 */
import { createStore, delMany, keys, type UseStore } from 'idb-keyval';

let store: UseStore | undefined;

export function draftStore(): UseStore {
  try {
    store ??= createStore('studio', 'drafts');
  } catch (error) {
    // A browser that keeps nothing says so at once, and the caller gets an error as for any other failure.
    store = () => Promise.reject(error);
  }
  return store;
}

const ofPerson = (uid: string) => `${uid}/`;

/** Whose work on which item: nobody else who signs in on this device is shown it. */
export const copyKey = (uid: string, kind: string, id: string) => `${ofPerson(uid)}${kind}/${id}`;

/** @returns the keys of a person's copies; none where the browser keeps nothing */
async function copiesOf(uid: string): Promise<IDBValidKey[]> {
  const all = await keys(draftStore()).catch(() => []);
  return all.filter((key) => String(key).startsWith(ofPerson(uid)));
}

/** Number of items with unsaved changes of this person. */
export async function countUnsent(uid: string): Promise<number> {
  return (await copiesOf(uid)).length;
}

/** Removes this person's unsaved drafts. */
export async function forgetUnsent(uid: string): Promise<void> {
  const copies = await copiesOf(uid);
  if (copies.length > 0) await delMany(copies, draftStore()).catch(() => undefined);
}
