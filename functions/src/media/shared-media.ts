import { LRUCache } from 'lru-cache';
import { atMost } from '../core/cache.ts';
import { type MediaFile, type MediaStore, mediaTypeOf } from './media-store.ts';

/** Number of remembered names. */
const max = 2000;

/**
 * Shares one in-memory copy of a file among concurrent readers: eighty slow ones with a book of 10 MB each would exceed
 * the function's memory. Weak references release unused files.
 */
export function sharedMedia(store: MediaStore): MediaStore {
  const read = new LRUCache<string, WeakRef<Buffer>>(atMost(max));
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
      // What is under a name never changes.
      if (type) return { bytes, type };
      const known = coming.get(name);
      if (known) return await known;
      const mine = fetch(name).finally(() => coming.delete(name));
      coming.set(name, mine);
      return await mine;
    },
  };
}
