/** In IndexedDB, by uid. docs/security.md, "Who somebody is" */
import { createStore, delMany, keys, type UseStore } from 'idb-keyval';

let store: UseStore | undefined;

export function draftStore(): UseStore {
  try {
    store ??= createStore('studio', 'drafts');
  } catch (error) {
    // Without storage each access rejects at once.
    store = () => Promise.reject(error);
  }
  return store;
}

const ofPerson = (uid: string) => `${uid}/`;

export const copyKey = (uid: string, kind: string, id: string) => `${ofPerson(uid)}${kind}/${id}`;

/** Empty without storage. */
async function copiesOf(uid: string): Promise<IDBValidKey[]> {
  const all = await keys(draftStore()).catch(() => []);
  return all.filter((key) => String(key).startsWith(ofPerson(uid)));
}

export async function countUnsent(uid: string): Promise<number> {
  return (await copiesOf(uid)).length;
}

export async function forgetUnsent(uid: string): Promise<void> {
  const copies = await copiesOf(uid);
  if (copies.length > 0) await delMany(copies, draftStore()).catch(() => undefined);
}
