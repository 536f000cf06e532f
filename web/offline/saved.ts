import type { Language } from '@pathshala/contract/text/languages';
import { keptUnder } from './rules.ts';
import { stores } from './stores.ts';

/** Courses and books that somebody has saved, each in a cache of its own: docs/offline.md. */

export type SavedKind = 'course' | 'book';

/** A course or book in a language. */
export interface SavedName {
  readonly kind: SavedKind;
  readonly id: string;
  readonly language: Language;
}

export interface Saved extends SavedName {
  readonly title: string;
  /** The page or file that it opens: the course's page, the book's PDF. */
  readonly page: string;
  /** Whose lessons it has; null: what anybody may read. */
  readonly uid: string | null;
  /** Everything that opens so far: ids of lessons, or the book's. */
  readonly here: readonly string[];
  /** How many that will be. */
  readonly of: number;
  /** When it was complete, milliseconds since 1970; 0: never yet. */
  readonly at: number;
}

const prefix = 'saved-';
const cacheOf = ({ kind, id, language }: SavedName) => `${prefix}${kind}.${language}.${id}`;
/** No address of the site: the worker never answers with what is under it. */
const ownOrigin = 'https://saved.invalid/';
const recordKey = `${ownOrigin}record`;

/** The key of an answer of the API to a person. @param path of the call, below the API */
export const ownKey = (uid: string, path: string) => `${ownOrigin}of/${encodeURIComponent(uid)}${path}`;

/** The key of an answer to everybody. @param address path, with its query */
export const savedUnder = (address: string) => keptUnder(new URL(address, 'https://any.invalid'));

async function savedCaches(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

const recordIn = async (cacheName: string): Promise<Saved | undefined> =>
  (await caches.match(recordKey, { cacheName }))?.json();

/** What is saved on this device, complete or not, the newest first. */
export async function readAllSaved(): Promise<Saved[]> {
  const all = await Promise.all((await savedCaches()).map(recordIn));
  return all.filter((one) => one !== undefined).sort((a, b) => b.at - a.at);
}

export async function readSaved(name: SavedName): Promise<Saved | undefined> {
  return 'caches' in globalThis ? recordIn(cacheOf(name)) : undefined;
}

/** What is saved under a key, of whatever is. */
export async function findSaved(key: string): Promise<Response | undefined> {
  for (const cacheName of await savedCaches()) {
    const found = await caches.match(key, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

export const removeSaved = (name: SavedName): Promise<boolean> => caches.delete(cacheOf(name));

/** Removes all that is saved. */
export async function removeAllSaved(): Promise<void> {
  await Promise.all((await savedCaches()).map((name) => caches.delete(name)));
}

/** Removes what the person has opened and saved. A browser without caches has kept nothing. */
export function forgetVisits(): void {
  if (!('caches' in globalThis)) return;
  for (const { cache, whose } of Object.values(stores))
    if (whose === 'person') caches.delete(cache).catch(() => undefined);
  removeAllSaved().catch(() => undefined);
}

/** Where one course or book is written. */
export interface Shelf {
  readonly has: (key: string) => Promise<boolean>;
  readonly put: (key: string, answer: Response) => Promise<void>;
  readonly note: (saved: Saved) => Promise<void>;
  /** Removes everything but these and the record. */
  readonly keepOnly: (keys: ReadonlySet<string>) => Promise<void>;
}

/** Opens the cache of one. Once that is deleted, what is still written goes with it: no log-out leaves anything behind. */
export async function openShelf(name: SavedName): Promise<Shelf> {
  const cache = await caches.open(cacheOf(name));
  return {
    has: async (key) => (await cache.match(key, { ignoreVary: true })) !== undefined,
    put: (key, answer) => cache.put(key, answer),
    note: (saved) => cache.put(recordKey, Response.json(saved)),
    async keepOnly(keys) {
      for (const { url } of await cache.keys()) {
        const key = url.startsWith(ownOrigin) ? url : savedUnder(url);
        if (key !== recordKey && !keys.has(key)) await cache.delete(url);
      }
    },
  };
}
