import type { ContentHash } from '@pathshala/contract/courses/pack';
import { stores } from '../stores.ts';
import type { KeptPack, PackKind, PackName, Part } from './pack.ts';

/** Where the packs of each kind are noted. */
const folders: Readonly<Record<PackKind, string>> = { course: 'pack', book: 'book' };

/** Names of what is in the packs' caches. No address of the site's: nothing else can ask for them. */
export const recordAddress = ({ kind, id, language }: PackName) =>
  `https://kept.invalid/${folders[kind]}/${id}/${language}`;
export const partAddress = (hash: string) => `https://kept.invalid/part/${hash}`;

/** A pack as it is noted: when there were none but courses, none said what it was. */
type Noted = KeptPack | (Omit<KeptPack, 'kind' | 'id'> & { readonly courseId: string });

const asNow = (noted: Noted): KeptPack =>
  'kind' in noted ? noted : { ...noted, kind: 'course', id: noted.courseId };

/** The packs of this device, whole or not, the last one first; none where there never was one. */
export async function readPacks(): Promise<KeptPack[]> {
  if (!('caches' in globalThis) || !(await caches.has(stores.pack.cache))) return [];
  const records = await caches.open(stores.pack.cache);
  const answersOf = (await records.keys()).map((one) => records.match(one));
  const found = (await Promise.all(answersOf)).filter((one) => one !== undefined);
  const packs = await Promise.all(found.map(async (one) => asNow((await one.json()) as Noted)));
  // What several of them have at one address is newest in the newest.
  return packs.sort((a, b) => b.at - a.at);
}

/** What a part holds, as it came; undefined where it is not here. */
export async function readPart({ hash }: Pick<ContentHash, 'hash'>): Promise<Response | undefined> {
  const stored = await caches.match(partAddress(hash), { cacheName: stores.packPart.cache });
  // It is kept as small as it came: compressed.
  const plain = stored?.body?.pipeThrough(new DecompressionStream('gzip'));
  return plain && new Response(plain, { headers: stored?.headers ?? {} });
}

/** What is at an address in the first pack that has it whole there. */
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
 * What the packs that are whole have for an address of the site.
 * @param path path, and query where it has one
 */
export const fromPacks = (path: string) => findPart(path, ({ lesson }) => lesson === undefined);

/**
 * What the school has said to a person, as far as it is in a pack of theirs.
 * @param path of the call, below the API
 */
export const ownFromPacks = (uid: string, path: string) =>
  findPart(path, ({ lesson }, pack) => lesson !== undefined && pack.uid === uid);
