import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { modulesIn } from '../rules.ts';
import { stores } from '../stores.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { type KeptPack, type PackName, type Part, packFilePath } from './pack.ts';
import { fromPacks, ownFromPacks, partAddress, readPacks } from './read.ts';
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
  expect(kept.all.get(stores.packPart.cache)?.get(partAddress(hash))?.body.length).toBeLessThan(200);
});

test('a person’s lesson is given to that person alone, and never by its address', async () => {
  const at = '/course/sums/lesson/second?lang=bn';
  await writePack(packOf('sums', { uid: 'rima', parts: [{ ...(await part(at, '{}')), lesson: 'second' }] }));
  expect(await (await ownFromPacks('rima', at))?.text()).toBe('{}');
  expect(await ownFromPacks('tanvir', at)).toBeUndefined();
  expect(await fromPacks(at)).toBeUndefined();
});

test('a course and a book of one name are two packs; at an address of both the newest is answered', async () => {
  const book: PackName = { ...sums, kind: 'book' };
  await writePack(packOf('sums', { at: 1, parts: [await part('/downloads', 'older')] }));
  await writePack(packOf('sums', { ...book, at: 2, parts: [await part('/downloads', 'newer')] }));
  expect(await readPacks()).toHaveLength(2);
  expect(await (await fromPacks('/downloads'))?.text()).toBe('newer');
});

test('what all books need lies where no course has its own', () => {
  const book: PackName = { ...sums, kind: 'book' };
  expect(packFilePath(sums)).toBe('/packs/sums.en.json');
  expect(packFilePath({ ...book, id: 'any' })).toBe(packFilePath(book));
  expect(packFilePath(book)).not.toBe(packFilePath({ ...sums, id: 'books' }));
});

/** A course as devices kept it before there were books, and while pages were made in another way: they start themselves. */
const before = {
  '/course/sums': `<script>boot()</script><script type="application/json" data-start="modules">{"manifest":
    "/assets/manifest-3b2ce1bd.js","routes":{"course":["/assets/course-page-C_4S3XB_.js"]},"when":"paint"}</script>`,
  '/course/sums.data': '[{"_1":2},"course"]',
  '/assets/manifest-3b2ce1bd.js': 'manifest',
  '/assets/course-page-C_4S3XB_.js': 'page',
} as const;

test('a course that was kept then is one still, and opens with all that its page starts with', async () => {
  const parts = await Promise.all(Object.entries(before).map(([at, text]) => part(at, text)));
  const noted = {
    courseId: 'sums',
    language: 'en',
    title: 'Sums',
    page: '/course/sums',
    uid: null,
    at: 1,
    parts,
  };
  await (await kept.open('kept-packs')).put('https://kept.invalid/pack/sums/en', Response.json(noted));
  expect(await readPacks()).toMatchObject([sums]);
  for (const [at, text] of Object.entries(before)) expect(await (await fromPacks(at))?.text()).toBe(text);
  expect(modulesIn(before['/course/sums'])).toEqual(Object.keys(before).slice(2));
});
