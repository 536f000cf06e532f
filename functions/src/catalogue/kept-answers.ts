import { LRUCache } from 'lru-cache';
import { type Serialised, serialised } from '../http/reply.ts';

/** How long an instance keeps an answer: milliseconds, as long as a browser does. The CDN keeps it for longer. */
export const keptFor = 60_000;
/** What an instance keeps at most: bytes. What was not asked for the longest goes first. */
const most = 16 * 1024 * 1024;

/**
 * Answers that are the same for everybody, read and written out once for all who ask within a minute; who asks while
 * one is being read waits for that one. What could not be read is not kept.
 * @param read the answer, by its key
 * @param revision what they were made from: another number, and they are made anew
 * @param now the clock, milliseconds since 1970
 * @returns what takes a key; it throws what `read` throws
 */
export function keepAnswers(
  read: (key: string) => Promise<unknown>,
  revision: () => Promise<number> = async () => 0,
  now: () => number = () => Date.now(),
): (key: string) => Promise<Serialised> {
  const answers = new LRUCache<string, Serialised>({
    ttl: keptFor,
    ttlResolution: 0,
    maxSize: most,
    sizeCalculation: ({ body }) => body.length,
    perf: { now },
    fetchMethod: async (key) => serialised(await read(key.slice(key.indexOf(' ') + 1))),
  });
  return async (key) => {
    const made = `${await revision()} ${key}`;
    const answer = answers.get(made) ?? (await answers.fetch(made));
    if (!answer) throw new Error(`Nothing was read for ${key}`);
    return answer;
  };
}
