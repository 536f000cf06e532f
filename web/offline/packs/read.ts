import type { ContentHash } from '@pathshala/contract/courses/pack';
import { stores } from '../stores.ts';
import type { KeptPack, PackKind, PackName, Part } from './pack.ts';

/** The records of packs of each kind. */
const folders: Readonly<Record<PackKind, string>> = { course: 'pack', book: 'book' };

/** Keys in the packs' caches. They are not addresses of the site, so no request can match them. */
export const recordAddress = ({ kind, id, language }: PackName) =>
  `https://kept.invalid/${folders[kind]}/${id}/${language}`;
export const partAddress = (hash: string) => `https://kept.invalid/part/${hash}`;

/** A stored record: old ones have no kind, and are courses. */
type Noted = KeptPack | (Omit<KeptPack, 'kind' | 'id'> & { readonly courseId: string });

const asNow = (noted: Noted): KeptPack =>
  'kind' in noted ? noted : { ...noted, kind: 'course', id: noted.courseId };

/** The packs of this device, complete or not, the newest first. */
export async function readPacks(): Promise<KeptPack[]> {
  if (!('caches' in globalThis) || !(await caches.has(stores.pack.cache))) return [];
  const records = await caches.open(stores.pack.cache);
  const answersOf = (await records.keys()).map((one) => records.match(one));
  const found = (await Promise.all(answersOf)).filter((one) => one !== undefined);
  const packs = await Promise.all(found.map(async (one) => asNow((await one.json()) as Noted)));
  // If several packs have an address, the newest pack has the newest part.
  return packs.sort((a, b) => b.at - a.at);
}

/** The content of a part; undefined if it is not here. */
export async function readPart({ hash }: Pick<ContentHash, 'hash'>): Promise<Response | undefined> {
  const stored = await caches.match(partAddress(hash), { cacheName: stores.packPart.cache });
  // It is stored compressed.
  const plain = stored?.body?.pipeThrough(new DecompressionStream('gzip'));
  return plain && new Response(plain, { headers: stored?.headers ?? {} });
}

/** The part at an address in the first complete pack that has it. */
async function findPart(
  path: string,
  isMeant: (part: Part, pack: KeptPack) => boolean,
): Promise<Response | undefined> {
  for (const pack of await readPacks()) {
    const part = pack.parts.find((one) => isMeant(one, pack) && (one.as ?? [one.at]).includes(path));
    const stored = part && (await readPart(part));
    if (stored) return stored;
  }
  return undefined;
}

/**
 * The answer of complete packs to an address of the site.
 * @param path path, with its query
 */
export const fromPacks = (path: string) => findPart(path, ({ lesson }) => lesson === undefined);

/**
 * The API's answer to a person, if a pack of theirs has it.
 * @param path of the call, below the API
 */
export const ownFromPacks = (uid: string, path: string) =>
  findPart(path, ({ lesson }, pack) => lesson !== undefined && pack.uid === uid);
