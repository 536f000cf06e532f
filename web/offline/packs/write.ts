import { fromBase64url, toBase64url } from '@pathshala/contract/encodings';
import { stores } from '../stores.ts';
import type { KeptPack, PackName, Part } from './pack.ts';
import { partAddress, readPacks, readPart, recordAddress } from './read.ts';

/** Of a part's headers what the page that it makes needs. */
const keptHeaders = [
  'Content-Type',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
];

/** Bytes of SHA-256, and of the half of it that an uploaded file is called by: no less is believed. */
const hashBytes = { all: 32, least: 16 } as const;

/**
 * By what a part is known: `Part.hash`.
 * @param length how many bytes of it are said
 */
export async function hashOf(bytes: BufferSource, length: number = hashBytes.all): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, length));
}

/** Whether something is, byte for byte, what a hash says. */
export async function isHashOf(hash: string, bytes: BufferSource): Promise<boolean> {
  const length = fromBase64url(hash)?.length ?? 0;
  return length >= hashBytes.least && (await hashOf(bytes, length)) === hash;
}

/**
 * Keeps what has come under what it is.
 * @param headers of the answer that it came with
 * @returns what it weighs here, bytes
 * @throws DOMException `QuotaExceededError` where the device has no room
 */
export async function keepPart(hash: string, bytes: BufferSource, headers: Headers): Promise<number> {
  const kept = new Headers();
  for (const name of keptHeaders) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  const small = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip')) ?? null;
  // Whole before it is handed over: what is cut off on the way into the store would be half of it.
  const body = await new Response(small).arrayBuffer();
  const all = await caches.open(stores.packPart.cache);
  await all.put(partAddress(hash), new Response(body, { headers: kept }));
  return body.byteLength;
}

/** Whether a part is here and is, byte for byte, what its hash says. What is broken is taken out. */
export async function isSound(part: Pick<Part, 'hash'>): Promise<boolean> {
  const kept = await readPart(part);
  if (!kept) return false;
  const bytes = await kept.arrayBuffer().catch(() => undefined);
  if (bytes && (await isHashOf(part.hash, bytes))) return true;
  await (await caches.open(stores.packPart.cache)).delete(partAddress(part.hash));
  return false;
}

/** Notes what there is of a pack, in place of what was noted before. */
export async function writePack(pack: KeptPack): Promise<void> {
  await (await caches.open(stores.pack.cache)).put(recordAddress(pack), Response.json(pack));
}

/** The pack of that name, whole or not. */
export async function readPack(name: PackName): Promise<KeptPack | undefined> {
  return (await readPacks()).find((one) => recordAddress(one) === recordAddress(name));
}

/** Takes out the parts that no pack is made of, or is going to be. */
export async function prune(): Promise<void> {
  const packs = await readPacks();
  const wanted = packs.flatMap(({ parts, coming = [] }) => [...parts, ...coming]);
  const addresses = new Set(wanted.map(({ hash }) => partAddress(hash)));
  const all = await caches.open(stores.packPart.cache);
  for (const { url } of await all.keys()) if (!addresses.has(url)) await all.delete(url);
}

/** One pack after the other in all tabs: what one of them tidies up another may just have put there. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('packs', work) : work());
}

/** Takes a pack from the device, with what no other one needs. */
export async function removePack(name: PackName): Promise<void> {
  await (await caches.open(stores.pack.cache)).delete(recordAddress(name));
  await prune();
}

/** Hashes of what is here. Looking leaves nothing behind where nothing was ever kept. */
export async function keptHashes(): Promise<ReadonlySet<string>> {
  if (!(await caches.has(stores.packPart.cache))) return new Set();
  const all = await caches.open(stores.packPart.cache);
  return new Set((await all.keys()).map(({ url }) => url.slice(partAddress('').length)));
}
