import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../stores.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { bytesOf, type KeptPack, type PackName, type Part, packFilePath } from './pack.ts';
import { fromPacks, ownFromPacks, partAddress, readPacks, recordAddress } from './read.ts';
import { hashOf, isHashOf, isSound, keepPart, keptHashes, prune, removePack, writePack } from './write.ts';

let kept: FakeCaches;

beforeEach(() => {
  kept = new FakeCaches();
  vi.stubGlobal('caches', kept);
});
afterEach(() => vi.unstubAllGlobals());

const bytesIn = (text: string) => new TextEncoder().encode(text);

/** Keeps a text, as it is named by its hash. */
async function part(at: string, text: string, more: Partial<Part> = {}): Promise<Part> {
  const hash = await hashOf(bytesIn(text));
  const headers = new Headers({ 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' });
  await keepPart(hash, bytesIn(text), headers);
  return { at, hash, bytes: text.length, ...more };
}

const sums: PackName = { kind: 'course', id: 'sums', language: 'en' };
const packOf = (id: string, more: Partial<KeptPack>): KeptPack => ({
  ...{ ...sums, id, title: id, page: `/course/${id}`, uid: null, at: 1, parts: [] },
  ...more,
});

test('a hash is the build’s and the school’s', async () => {
  const text = 'ভগ্নাংশ';
  expect(await hashOf(bytesIn(text))).toBe(createHash('sha256').update(text).digest('base64url'));
});

test('looking where nothing was ever kept leaves nothing behind', async () => {
  expect(await readPacks()).toEqual([]);
  expect(await keptHashes()).toEqual(new Set());
  expect(await fromPacks('/course/sums')).toBeUndefined();
  expect(kept.all.size).toBe(0);
});

test('a pack that is whole answers with what came, under each of its addresses', async () => {
  const text = '<p>Half and half</p>'.repeat(100);
  const shell = await part('/course/-/lesson/-', text, { as: ['/course/sums/lesson/second'] });
  await writePack(packOf('sums', { parts: [shell] }));
  const answer = await fromPacks('/course/sums/lesson/second');
  expect(await answer?.text()).toBe(text);
  expect([...(answer?.headers ?? [])]).toEqual([['content-type', 'text/html']]);
  expect(await fromPacks('/course/-/lesson/-')).toBeUndefined();
  // It is kept as small as it came.
  expect(kept.all.get(stores.packPart.cache)?.get(partAddress(shell.hash))?.body.length).toBeLessThan(200);
});

test('what has not come whole answers nothing', async () => {
  await writePack(packOf('sums', { coming: [await part('/course/sums', 'new')] }));
  expect(await fromPacks('/course/sums')).toBeUndefined();
});

test('a person’s lesson is given to that person alone, and never by its address', async () => {
  const at = '/course/sums/lesson/second?lang=bn';
  await writePack(packOf('sums', { uid: 'rima', parts: [await part(at, '{}', { lesson: 'second' })] }));
  expect(await (await ownFromPacks('rima', at))?.text()).toBe('{}');
  expect(await ownFromPacks('tanvir', at)).toBeUndefined();
  expect(await fromPacks(at)).toBeUndefined();
});

test('what was broken in the store is found, and taken out', async () => {
  const sound = await part('/a', 'whole');
  expect(await isSound(sound)).toBe(true);
  const other = await part('/b', 'something else');
  const all = kept.all.get(stores.packPart.cache);
  const body = all?.get(partAddress(other.hash));
  if (body) all?.set(partAddress(sound.hash), body);
  expect(await isSound(sound)).toBe(false);
  expect(await keptHashes()).toEqual(new Set([other.hash]));
});

test('a pack goes with what no other one needs', async () => {
  const [shared, own, coming] = [await part('/s', 's'), await part('/o', 'o'), await part('/c', 'c')];
  await writePack(packOf('sums', { parts: [shared, own] }));
  await writePack(packOf('words', { parts: [shared], coming: [coming] }));
  await removePack(sums);
  expect((await readPacks()).map(({ id }) => id)).toEqual(['words']);
  expect(await keptHashes()).toEqual(new Set([shared.hash, coming.hash]));
  await writePack(packOf('words', { parts: [shared] }));
  await prune();
  expect(await keptHashes()).toEqual(new Set([shared.hash]));
});

test('what several addresses share weighs once', () => {
  const one = { at: '/a', hash: 'h', bytes: 5 };
  expect(bytesOf([one, { ...one, at: '/b' }, { at: '/c', hash: 'i', bytes: 2 }])).toBe(7);
});

test('a course and a book of one name are two packs, and what all books need lies where no course has its own', async () => {
  const book: PackName = { ...sums, kind: 'book' };
  expect(packFilePath(sums)).toBe('/packs/sums.en.json');
  expect(packFilePath({ ...book, id: 'any' })).toBe(packFilePath(book));
  expect(packFilePath(book)).not.toBe(packFilePath({ ...sums, id: 'books' }));
  await writePack(packOf('sums', {}));
  await writePack(packOf('sums', book));
  expect(await readPacks()).toHaveLength(2);
  await removePack(book);
  expect(await readPacks()).toMatchObject([sums]);
});

test('a course that was kept before there were books is one still', async () => {
  const { kind: _, id: courseId, ...before } = packOf('sums', { parts: [await part('/course/sums', 'old')] });
  await writePack(packOf('sums', {}));
  await (await kept.open(stores.pack.cache)).put(recordAddress(sums), Response.json({ ...before, courseId }));
  expect(await readPacks()).toMatchObject([sums]);
  expect(await (await fromPacks('/course/sums'))?.text()).toBe('old');
});

test('what several packs have at one address is the newest of them', async () => {
  await writePack(packOf('sums', { at: 1, parts: [await part('/books', 'older')] }));
  await writePack(packOf('words', { at: 2, parts: [await part('/books', 'newer')] }));
  expect(await (await fromPacks('/books'))?.text()).toBe('newer');
});

test('an uploaded file is known by the half of its hash that it is called by, and by no less', async () => {
  const bytes = bytesIn('%PDF-1.7');
  const half = await hashOf(bytes, 16);
  expect(await isHashOf(half, bytes)).toBe(true);
  expect(await isHashOf(await hashOf(bytes), bytes)).toBe(true);
  expect(await isHashOf(half, bytesIn('%PDF-1.8'))).toBe(false);
  expect(await isHashOf(await hashOf(bytes, 4), bytes)).toBe(false);
  expect(await isHashOf('', bytes)).toBe(false);
});
