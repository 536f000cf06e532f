import type { Language } from '@pathshala/contract/text/languages';
import { keptUnder } from './rules.ts';
import { stores } from './stores.ts';

/** docs/offline.md */

export type SavedKind = 'course' | 'book';

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
  /** Ids of the lessons saved so far, or of the book. */
  readonly here: readonly string[];
  /** The total of these. */
  readonly of: number;
  /** When it was complete, milliseconds since 1970; 0: never. */
  readonly at: number;
}

const prefix = 'saved-';
const cacheOf = ({ kind, id, language }: SavedName) => `${prefix}${kind}.${language}.${id}`;
/** Not an address of the site, so the worker never serves what is stored under it. */
const ownOrigin = 'https://saved.invalid/';
const recordKey = `${ownOrigin}record`;

/** @param path of the call, below the API */
export const ownKey = (uid: string, path: string) => `${ownOrigin}of/${encodeURIComponent(uid)}${path}`;

/** @param address path, with its query */
export const savedUnder = (address: string) => keptUnder(new URL(address, 'https://any.invalid'));

async function savedCaches(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

const recordIn = async (cacheName: string): Promise<Saved | undefined> =>
  (await caches.match(recordKey, { cacheName }))?.json();

export async function readAllSaved(): Promise<Saved[]> {
  const all = await Promise.all((await savedCaches()).map(recordIn));
  return all.filter((one) => one !== undefined).sort((a, b) => b.at - a.at);
}

export async function readSaved(name: SavedName): Promise<Saved | undefined> {
  return 'caches' in globalThis ? recordIn(cacheOf(name)) : undefined;
}

export async function findSaved(key: string): Promise<Response | undefined> {
  for (const cacheName of await savedCaches()) {
    const found = await caches.match(key, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

export const removeSaved = (name: SavedName): Promise<boolean> => caches.delete(cacheOf(name));

export async function removeAllSaved(): Promise<void> {
  await Promise.all((await savedCaches()).map((name) => caches.delete(name)));
}

/** A browser without caches has stored nothing. */
export function forgetVisits(): void {
  if (!('caches' in globalThis)) return;
  for (const { cache, whose } of Object.values(stores))
    if (whose === 'person') caches.delete(cache).catch(() => undefined);
  removeAllSaved().catch(() => undefined);
}

export interface Shelf {
  readonly has: (key: string) => Promise<boolean>;
  readonly put: (key: string, answer: Response) => Promise<void>;
  readonly note: (saved: Saved) => Promise<void>;
  readonly keepOnly: (keys: ReadonlySet<string>) => Promise<void>;
}

/** Writes after the cache was deleted are lost with it: a log-out leaves nothing behind. */
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
