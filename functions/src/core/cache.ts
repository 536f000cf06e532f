import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';

/** Options of an `LRUCache` for at most this many entries. Its own `max` allocates memory for all of them at once. */
export function atMost(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}

/** Lifetime in an instance, milliseconds, as long as in browsers; the CDN keeps answers longer. */
export const keptFor = 60_000;
const maxEntries = 5000;

export function minuteCache<Value extends object | number | true>(now: () => number = () => Date.now()) {
  return new LRUCache<string, Value>({
    ...atMost(maxEntries),
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now },
  });
}

export interface Serialised {
  readonly body: Buffer;
  readonly etag: string;
}

export function serialised(json: unknown): Serialised {
  const body = Buffer.from(JSON.stringify(json), 'utf8');
  return { body, etag: etagOf(body) };
}

export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** What is kept beside a database for as long as it is used: a process of tests has several. */
export function forEachDatabase<Kept>(make: (db: Firestore) => Kept): (db: Firestore) => Kept {
  const made = new WeakMap<Firestore, Kept>();
  return (db) => {
    const kept = made.get(db) ?? make(db);
    made.set(db, kept);
    return kept;
  };
}

const maxBytes = 16 * 1024 * 1024;

export interface Revision {
  readonly known: () => number;
  readonly now: () => Promise<number>;
}

/** Caches public answers for a minute; concurrent requests share one read, failures are not cached. */
export function cacheResponses(
  read: (key: string) => Promise<unknown>,
  revision: Revision,
  now: () => number = () => Date.now(),
): (key: string) => Promise<Serialised> {
  const answers = new LRUCache<string, Serialised>({
    ttl: keptFor,
    ttlResolution: 0,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
    perf: { now },
    fetchMethod: async (key) => serialised(await read(key.slice(key.indexOf(' ') + 1))),
  });
  const ask = async (at: number, key: string) => answers.get(`${at} ${key}`) ?? answers.fetch(`${at} ${key}`);
  return async (key) => {
    const known = revision.known();
    // Concurrent with the check for a newer revision: usually there is none.
    const likely = ask(known, key);
    likely.catch(() => undefined);
    const now = await revision.now();
    const answer = await (now === known ? likely : ask(now, key));
    if (!answer) throw new Error(`Nothing was read for ${key}`);
    return answer;
  };
}

/**
 * One value per key, read again when its state changes. Concurrent calls share a read, failures are not kept.
 * @param options `stale`: if a read fails, return the previous state's value, if there is one
 */
export function keepLatest<Key, More extends readonly unknown[], Value>(
  read: (key: Key, ...more: More) => Promise<Value>,
  { stale = false } = {},
): (state: string | number, key: Key, ...more: More) => Promise<Value> {
  const kept = new Map<Key, { readonly state: string | number; readonly value: Promise<Value> }>();
  return (state, key, ...more) => {
    const before = kept.get(key);
    if (before?.state === state) return before.value;
    const value = read(key, ...more).catch((error: unknown) => {
      const isNewest = kept.get(key) === now;
      if (isNewest) kept.delete(key);
      if (!stale || !before) throw error;
      if (isNewest) kept.set(key, before);
      return before.value;
    });
    const now = { state, value };
    kept.set(key, now);
    return value;
  };
}
