import { LRUCache } from 'lru-cache';
import { type MediaFile, type MediaStore, mediaTypeOf } from './media-store.ts';

/** So many names an instance remembers. */
const max = 2000;

/**
 * The same store, of which a file is in memory once, however many read it at the same time. An answer is held until its
 * reader has all of it; eighty slow ones with a book of 10 MB each would be more than the function's memory. What nobody
 * reads any more is not held: the collector takes it.
 */
export function sharedMedia(store: MediaStore): MediaStore {
  const read = new LRUCache<string, WeakRef<Buffer>>({ max });
  const coming = new Map<string, Promise<MediaFile | undefined>>();
  const fetch = async (name: string): Promise<MediaFile | undefined> => {
    const file = await store.get(name);
    if (file) read.set(name, new WeakRef(file.bytes));
    return file;
  };
  return {
    ...store,
    get: async (name) => {
      const bytes = read.get(name)?.deref();
      const type = bytes && mediaTypeOf(name);
      // What lies under a name never changes.
      if (type) return { bytes, type };
      const known = coming.get(name);
      if (known) return await known;
      const mine = fetch(name).finally(() => coming.delete(name));
      coming.set(name, mine);
      return await mine;
    },
  };
}
