import type { ContentHash } from '@pathshala/contract/courses/pack';
import { fromBase64url, toBase64url } from '@pathshala/contract/text/encodings';
import { stores } from '../stores.ts';
import type { KeptPack, PackName } from './pack.ts';
import { partAddress, readPacks, readPart, recordAddress } from './read.ts';

const records = () => caches.open(stores.pack.cache);
const allParts = () => caches.open(stores.packPart.cache);

/** The headers that a page needs. */
const keptHeaders: readonly string[] = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** Bytes of half a SHA-256, which names an uploaded file: shorter hashes are not accepted. */
const leastHash = 16;

/**
 * The hash of a part: `ContentHash.hash`.
 * @param length of the hash, bytes
 */
export async function hashOf(bytes: BufferSource, length?: number): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, length));
}

/** Whether bytes have a hash. */
export async function isHashOf(hash: string, bytes: BufferSource): Promise<boolean> {
  const length = fromBase64url(hash)?.length ?? 0;
  return length >= leastHash && (await hashOf(bytes, length)) === hash;
}

/**
 * Keeps a part under its hash.
 * @param headers of its answer
 * @returns its size on the device, bytes
 * @throws DOMException `QuotaExceededError` if the device has no room
 */
export async function keepPart(hash: string, bytes: BufferSource, headers: Headers): Promise<number> {
  const small = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip')) ?? null;
  // Compressed completely first: an interrupted stream would store half of it.
  const body = await new Response(small).arrayBuffer();
  const storedHeaders = [...headers].filter(([name]) => keptHeaders.includes(name));
  await (await allParts()).put(partAddress(hash), new Response(body, { headers: storedHeaders }));
  return body.byteLength;
}

/** The parts that are missing or broken. Broken ones are removed. */
export async function unsound<One extends ContentHash>(parts: readonly One[]): Promise<One[]> {
  const found: One[] = [];
  for (const part of parts) {
    const bytes = await (await readPart(part))?.arrayBuffer().catch(() => undefined);
    if (bytes && (await isHashOf(part.hash, bytes))) continue;
    await (await allParts()).delete(partAddress(part.hash));
    found.push(part);
  }
  return found;
}

/** Saves a pack's record in place of the old one. */
export async function writePack(pack: KeptPack): Promise<void> {
  await (await records()).put(recordAddress(pack), Response.json(pack));
}

/** The pack of that name, complete or not. */
export async function readPack(name: PackName): Promise<KeptPack | undefined> {
  return (await readPacks()).find((one) => recordAddress(one) === recordAddress(name));
}

/** Removes parts that no pack uses now or will use. */
export async function prune(): Promise<void> {
  const wanted = (await readPacks()).flatMap(({ parts, coming = [] }) => [...parts, ...coming]);
  const addresses = new Set(wanted.map(({ hash }) => partAddress(hash)));
  const all = await allParts();
  for (const { url } of await all.keys()) if (!addresses.has(url)) await all.delete(url);
}

/** One pack at a time in all tabs: one tab's clean-up could remove what another has just stored. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('packs', work) : work());
}

/** Removes a pack, with the parts that no other one needs. */
export async function removePack(name: PackName): Promise<void> {
  await (await records()).delete(recordAddress(name));
  await prune();
}

/** Removes an interrupted download; the older pack stays. */
export async function dropHalf(name: PackName): Promise<void> {
  const pack = await readPack(name);
  if (!pack?.coming) return;
  const { coming: _, ...whole } = pack;
  if (whole.parts.length === 0) return await removePack(name);
  await writePack(whole);
  await prune();
}

/** Hashes of the parts on the device. Does not create a cache. */
export async function keptHashes(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(stores.packPart.cache))) return new Set();
  const addresses = await (await allParts()).keys();
  return new Set(addresses.map(({ url }) => url.slice(partAddress('').length)));
}

/** Free storage in bytes, if the browser reports it. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}
