/**
 * Where the studio keeps what somebody has typed and the school does not have yet: in this device's IndexedDB, under the
 * person's uid. Logging out and the end of an account know of it, too. docs/security.md, "Who somebody is"
 */
import { createStore, delMany, keys, type UseStore } from 'idb-keyval';

let store: UseStore | undefined;

export function draftStore(): UseStore {
  store ??= createStore('studio', 'drafts');
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

/** How many items there are of which the school lacks what this person has typed here. */
export async function countUnsent(uid: string): Promise<number> {
  return (await copiesOf(uid)).length;
}

/** Removes all that this person has typed here, for when nobody can come back for it. */
export async function forgetUnsent(uid: string): Promise<void> {
  const copies = await copiesOf(uid);
  if (copies.length > 0) await delMany(copies, draftStore()).catch(() => undefined);
}
