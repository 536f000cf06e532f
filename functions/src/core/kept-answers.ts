import { LRUCache } from 'lru-cache';
import { type Serialised, serialised } from './serialised.ts';

/** How long an instance keeps an answer: milliseconds, as long as a browser does. The CDN keeps it for longer. */
export const keptFor = 60_000;
/** What an instance keeps at most: bytes. What was not asked for the longest goes first. */
const max = 16 * 1024 * 1024;

/** What answers are made from: another number, and they are made again. */
export interface Revision {
  /** The last that was heard of. */
  readonly known: () => number;
  readonly now: () => Promise<number>;
}

const unchanging: Revision = { known: () => 0, now: async () => 0 };

/**
 * Answers that are the same for everybody, read and written out once for all who ask within a minute; who asks while
 * one is being read waits for that one. What could not be read is not kept.
 * @param read the answer, by its key
 * @param now the clock, milliseconds since 1970
 * @returns what takes a key; it throws what `read` throws
 */
export function keepAnswers(
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
    // Beside the question what is new, not after it: most often nothing is, and a Firestore that is away is waited for once.
    const likely = ask(known, key);
    likely.catch(() => undefined);
    const now = await revision.now();
    const answer = await (now === known ? likely : ask(now, key));
    if (!answer) throw new Error(`Nothing was read for ${key}`);
    return answer;
  };
}
