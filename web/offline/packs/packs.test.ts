import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../stores.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import type { KeptPack, PackName, Part } from './pack.ts';
import { fromPacks, partAddress, readPacks } from './read.ts';
import { hashOf, keepPart, writePack } from './write.ts';

let kept: FakeCaches;

beforeEach(() => {
  kept = new FakeCaches();
  vi.stubGlobal('caches', kept);
});
afterEach(() => vi.unstubAllGlobals());

const bytesIn = (text: string) => new TextEncoder().encode(text);

/** Keeps a text under its hash. */
async function part(at: string, text: string): Promise<Part> {
  const hash = await hashOf(bytesIn(text));
  const headers = new Headers({ 'Content-Security-Policy': 'p', 'Content-Type': 't', 'Set-Cookie': 'a=b' });
  return { at, hash, bytes: await keepPart(hash, bytesIn(text), headers) };
}

const sums: PackName = { kind: 'course', id: 'sums', language: 'en' };
const packOf = (id: string, more: Partial<KeptPack>): KeptPack => ({
  ...{ ...sums, id, title: id, page: `/course/${id}`, uid: null, at: 1, parts: [] },
  ...more,
});

test('parts are kept compressed, with the headers that a page needs', async () => {
  const text = '<p>Half and half</p>'.repeat(100);
  const { hash, ...page } = await part('/course/sums', text);
  await writePack(packOf('sums', { parts: [{ hash, ...page }] }));
  const answer = await fromPacks('/course/sums');
  expect(await answer?.text()).toBe(text);
  expect([...(answer?.headers ?? [])]).toEqual([
    ['content-security-policy', 'p'],
    ['content-type', 't'],
  ]);
  const small = await kept.match(partAddress(hash), { cacheName: stores.packPart.cache });
  expect((await small?.arrayBuffer())?.byteLength).toBeLessThan(200);
});

test('a course and a book with the same id are two packs; an address in both is answered by the newer one', async () => {
  const book: PackName = { ...sums, kind: 'book' };
  await writePack(packOf('sums', { at: 1, parts: [await part('/downloads', 'older')] }));
  await writePack(packOf('sums', { ...book, at: 2, parts: [await part('/downloads', 'newer')] }));
  expect(await readPacks()).toHaveLength(2);
  expect(await (await fromPacks('/downloads'))?.text()).toBe('newer');
});
