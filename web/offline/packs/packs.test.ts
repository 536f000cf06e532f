import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../stores.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { bytesOf, type KeptPack, type Part, packFilePath } from './pack.ts';
import { fromPacks, ownFromPacks, partAddress, readPacks } from './read.ts';
import { hashOf, isSound, keepPart, keptHashes, prune, removePack, writePack } from './write.ts';

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

const packOf = (courseId: string, more: Partial<KeptPack>): KeptPack => ({
  ...{ courseId, language: 'en', title: courseId, page: `/course/${courseId}`, uid: null, at: 1, parts: [] },
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

test('half of a part is not sound', async () => {
  const one = await part('/a', 'whole '.repeat(500));
  const all = kept.all.get(stores.packPart.cache);
  const found = all?.get(partAddress(one.hash));
  if (found) all?.set(partAddress(one.hash), { ...found, body: found.body.slice(0, 20) });
  expect(await isSound(one)).toBe(false);
});

test('a pack goes with what no other one needs', async () => {
  const [shared, own, coming] = [await part('/s', 's'), await part('/o', 'o'), await part('/c', 'c')];
  await writePack(packOf('sums', { parts: [shared, own] }));
  await writePack(packOf('words', { parts: [shared], coming: [coming] }));
  await removePack({ courseId: 'sums', language: 'en' });
  expect((await readPacks()).map(({ courseId }) => courseId)).toEqual(['words']);
  expect(await keptHashes()).toEqual(new Set([shared.hash, coming.hash]));
  await writePack(packOf('words', { parts: [shared] }));
  await prune();
  expect(await keptHashes()).toEqual(new Set([shared.hash]));
});

test('what several addresses share weighs once', () => {
  const one = { at: '/a', hash: 'h', bytes: 5 };
  expect(bytesOf([one, { ...one, at: '/b' }, { at: '/c', hash: 'i', bytes: 2 }])).toBe(7);
  expect(packFilePath({ courseId: 'sums', language: 'bn' })).toBe('/packs/sums.bn.json');
});
