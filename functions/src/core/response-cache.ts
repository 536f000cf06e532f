import { LRUCache } from 'lru-cache';
import { type Serialised, serialised } from './serialised.ts';

/** Lifetime of a cached answer in an instance, milliseconds, as long as in browsers; the CDN keeps it longer. */
export const keptFor = 60_000;
/** Maximum cache size in bytes; evicts the least recently used. */
const max = 16 * 1024 * 1024;

/** Revision of the data; a new one invalidates the cache. */
export interface Revision {
  /** The latest known revision. */
  readonly known: () => number;
  readonly now: () => Promise<number>;
}

const unchanging: Revision = { known: () => 0, now: async () => 0 };

/**
 * Caches public answers for a minute; concurrent requests share one read, failures are not cached.
 * @param read reads the answer of a key
 * @param now clock, milliseconds since 1970
 * @returns a function of the key; it throws what `read` throws
 */
export function cacheResponses(
  read: (key: string) => Promise<unknown>,
  revision: Revision = unchanging,
  now: () => number = () => Date.now(),
): (key: string) => Promise<Serialised> {
  const answers = new LRUCache<string, Serialised>({
    ttl: keptFor,
    ttlResolution: 0,
    maxSize: max,
    sizeCalculation: ({ body }) => body.length,
    perf: { now },
    fetchMethod: async (key) => serialised(await read(key.slice(key.indexOf(' ') + 1))),
  });
  const ask = async (at: number, key: string) => answers.get(`${at} ${key}`) ?? answers.fetch(`${at} ${key}`);
  return async (key) => {
    const known = revision.known();
    // Concurrent with the check for a newer revision: usually there is none, and an unreachable Firestore is waited for
    // only once.
    const likely = ask(known, key);
    likely.catch(() => undefined);
    const now = await revision.now();
    const answer = await (now === known ? likely : ask(now, key));
    if (!answer) throw new Error(`Nothing was read for ${key}`);
    return answer;
  };
}
