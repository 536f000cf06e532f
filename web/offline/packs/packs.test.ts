import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../stores.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { type KeptPack, type PackName, type Part, packFilePath } from './pack.ts';
import { fromPacks, partAddress, readPacks, recordAddress } from './read.ts';
import { hashOf, isHashOf, keepPart, keptHashes, removePack, writePack } from './write.ts';

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
  const headers = new Headers({ 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' });
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
  expect([...(answer?.headers ?? [])]).toEqual([['content-type', 'text/html']]);
  expect(kept.all.get(stores.packPart.cache)?.get(partAddress(hash))?.body.length).toBeLessThan(200);
});

test('a pack goes with what no other one needs, or is going to need', async () => {
  const [shared, own, coming] = [await part('/s', 's'), await part('/o', 'o'), await part('/c', 'c')];
  await writePack(packOf('sums', { parts: [shared, own] }));
  await writePack(packOf('words', { parts: [shared], coming: [coming] }));
  await removePack(sums);
  expect((await readPacks()).map(({ id }) => id)).toEqual(['words']);
  expect(await keptHashes()).toEqual(new Set([shared.hash, coming.hash]));
});

test('a course and a book of one name are two packs, and what all books need lies where no course has its own', async () => {
  const book: PackName = { ...sums, kind: 'book' };
  expect(packFilePath(sums)).toBe('/packs/sums.en.json');
  expect(packFilePath({ ...book, id: 'any' })).toBe(packFilePath(book));
  expect(packFilePath(book)).not.toBe(packFilePath({ ...sums, id: 'books' }));
  for (const name of [sums, book]) await writePack(packOf('sums', name));
  expect(await readPacks()).toHaveLength(2);
});

test('a course that was kept before there were books is one still', async () => {
  const { kind: _, id: courseId, ...before } = packOf('sums', { parts: [await part('/course/sums', 'old')] });
  await (await kept.open(stores.pack.cache)).put(recordAddress(sums), Response.json({ ...before, courseId }));
  expect(await readPacks()).toMatchObject([sums]);
  expect(await (await fromPacks('/course/sums'))?.text()).toBe('old');
});

test('what several packs have at one address is the newest of them', async () => {
  await writePack(packOf('sums', { at: 1, parts: [await part('/books', 'older')] }));
  await writePack(packOf('words', { at: 2, parts: [await part('/books', 'newer')] }));
  expect(await (await fromPacks('/books'))?.text()).toBe('newer');
});
