import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../stores.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import type { KeptPack, PackName, Part } from './pack.ts';
import { fromPacks, partAddress, readPacks } from './read.ts';
import { hashOf, isHashOf, keepPart, writePack } from './write.ts';

let kept: FakeCaches;

beforeEach(() => {
  kept = new FakeCaches();
  vi.stubGlobal('caches', kept);
});
afterEach(() => vi.unstubAllGlobals());

const bytesIn = (text: string) => new TextEncoder().encode(text);

/** Keeps a text, as it is named by its hash. */
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

test('a hash is the build’s and the school’s, or the half of it that an uploaded file is called by, and no less', async () => {
  const bytes = bytesIn('ভগ্নাংশ');
  const hash = createHash('sha256').update(bytes).digest('base64url');
  expect(await hashOf(bytes)).toBe(hash);
  const half = await hashOf(bytes, 16);
  for (const known of [hash, half]) expect(await isHashOf(known, bytes)).toBe(true);
  expect(await isHashOf(half, bytesIn('ভগ্নাংশ.'))).toBe(false);
  for (const less of [await hashOf(bytes, 4), '']) expect(await isHashOf(less, bytes)).toBe(false);
});

test('what came is kept compressed, with the headers that a page needs', async () => {
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

test('a course and a book of one name are two packs; at an address of both the newest is answered', async () => {
  const book: PackName = { ...sums, kind: 'book' };
  await writePack(packOf('sums', { at: 1, parts: [await part('/downloads', 'older')] }));
  await writePack(packOf('sums', { ...book, at: 2, parts: [await part('/downloads', 'newer')] }));
  expect(await readPacks()).toHaveLength(2);
  expect(await (await fromPacks('/downloads'))?.text()).toBe('newer');
});

test('a course that was kept before there were books is one still', async () => {
  const parts = [await part('/course/sums', '<h1>Sums</h1>')];
  const { kind: _, id: courseId, ...noted } = packOf('sums', { parts });
  await (await kept.open('kept-packs')).put(
    'https://kept.invalid/pack/sums/en',
    Response.json({ ...noted, courseId }),
  );
  expect(await readPacks()).toMatchObject([sums]);
  expect(await (await fromPacks('/course/sums'))?.text()).toBe('<h1>Sums</h1>');
});
