import type { ContentHash } from '@pathshala/contract/courses/pack';
import { fromBase64url, toBase64url } from '@pathshala/contract/text/encodings';
import { stores } from '../stores.ts';
import type { KeptPack, PackName } from './pack.ts';
import { partAddress, readPacks, readPart, recordAddress } from './read.ts';

const records = () => caches.open(stores.pack.cache);
const allParts = () => caches.open(stores.packPart.cache);

/** Of a part's headers what the page that it makes needs. */
const keptHeaders: readonly string[] = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** Bytes of the half of a SHA-256 that an uploaded file is called by: no less is believed. */
const leastHash = 16;

/**
 * By what a part is known: `Print.hash`.
 * @param length how many bytes of it are said
 */
export async function hashOf(bytes: BufferSource, length?: number): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, length));
}

/** Whether something is, byte for byte, what a hash says. */
export async function isHashOf(hash: string, bytes: BufferSource): Promise<boolean> {
  const length = fromBase64url(hash)?.length ?? 0;
  return length >= leastHash && (await hashOf(bytes, length)) === hash;
}

/**
 * Keeps what has come under what it is.
 * @param headers of the answer that it came with
 * @returns what it weighs here, bytes
 * @throws DOMException `QuotaExceededError` where the device has no room
 */
export async function keepPart(hash: string, bytes: BufferSource, headers: Headers): Promise<number> {
  const small = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip')) ?? null;
  // Whole before it is handed over: what is cut off on the way into the store would be half of it.
  const body = await new Response(small).arrayBuffer();
  const storedHeaders = [...headers].filter(([name]) => keptHeaders.includes(name));
  await (await allParts()).put(partAddress(hash), new Response(body, { headers: storedHeaders }));
  return body.byteLength;
}

/** The parts that are not here as their hashes say, byte for byte. What is broken of them is taken out. */
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

/** Notes what there is of a pack, in place of what was noted before. */
export async function writePack(pack: KeptPack): Promise<void> {
  await (await records()).put(recordAddress(pack), Response.json(pack));
}

/** The pack of that name, whole or not. */
export async function readPack(name: PackName): Promise<KeptPack | undefined> {
  return (await readPacks()).find((one) => recordAddress(one) === recordAddress(name));
}

/** Takes out the parts that no pack is made of, or is going to be. */
export async function prune(): Promise<void> {
  const wanted = (await readPacks()).flatMap(({ parts, coming = [] }) => [...parts, ...coming]);
  const addresses = new Set(wanted.map(({ hash }) => partAddress(hash)));
  const all = await allParts();
  for (const { url } of await all.keys()) if (!addresses.has(url)) await all.delete(url);
}

/** One pack after the other in all tabs: what one of them tidies up another may just have put there. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('packs', work) : work());
}

/** Takes a pack from the device, with what no other one needs. */
export async function removePack(name: PackName): Promise<void> {
  await (await records()).delete(recordAddress(name));
  await prune();
}

/** Takes out what has not come whole; what was kept before stays. */
export async function dropHalf(name: PackName): Promise<void> {
  const pack = await readPack(name);
  if (!pack?.coming) return;
  const { coming: _, ...whole } = pack;
  if (whole.parts.length === 0) return await removePack(name);
  await writePack(whole);
  await prune();
}

/** Hashes of what is here. Looking leaves nothing behind where nothing was ever kept. */
export async function keptHashes(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(stores.packPart.cache))) return new Set();
  const addresses = await (await allParts()).keys();
  return new Set(addresses.map(({ url }) => url.slice(partAddress('').length)));
}
