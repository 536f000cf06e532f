import type { Book } from '@pathshala/contract/blog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '../../../offline/packs/pack.ts';
import { fromPacks, readPacks } from '../../../offline/packs/read.ts';
import { hashOf, keptHashes, removePack } from '../../../offline/packs/write.ts';
import { FakeCaches } from '../../../offline/testing/fake-caches.ts';
import { keptPdf } from '../kept-books.ts';
import { bookPackName, bookToKeep } from './book-plan.ts';
import { keepPack } from './keep-pack.ts';
import { type Keeper, standingOf } from './pack-plan.ts';

const rima: Keeper = { uid: 'rima', token: async () => 'token' };

/** What the school has at each address. */
let school: Map<string, string>;
let asked: string[];
let isOnline: boolean;

const bytesIn = (text: string) => new TextEncoder().encode(text);

async function book(id: string, more: Partial<Book> = {}): Promise<Book> {
  const pdf = more.pdf ?? `/books/${id}.pdf`;
  const text = school.get(pdf) ?? '';
  return {
    ...{
      _id: id,
      title: id,
      userName: 'Galib',
      description: 'All of it.',
      subject: 'mathematics',
      lang: 'en',
    },
    ...{ level: 'Class 3', img: `/covers/book-${id}.svg`, pdf, bytes: text.length, pages: 4 },
    hash: await hashOf(bytesIn(text)),
    ...more,
  };
}

async function publish(...books: readonly Book[]): Promise<void> {
  const shared = ['/books', '/assets/books-page.js'].map(async (at): Promise<Part> => {
    const text = school.get(at) ?? '';
    return { at, hash: await hashOf(bytesIn(text)), bytes: text.length };
  });
  school.set('/packs/-books.en.json', JSON.stringify({ parts: await Promise.all(shared), lessons: 0 }));
  school.set('/blog2.json', JSON.stringify(books));
}

beforeEach(() => {
  asked = [];
  isOnline = true;
  school = new Map([
    ['/books', '<h1>Books</h1>'],
    ['/assets/books-page.js', 'show()'],
    ['/books/tables.pdf', '%PDF tables'],
    ['/books/atlas.pdf', '%PDF atlas'],
    ['/covers/book-tables.svg', '<svg/>'],
    ['/covers/book-atlas.svg', '<svg />'],
    ['/__/firebase/init.js?useEmulator=true', 'firebase'],
  ]);
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => undefined },
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('fetch', async (at: string) => {
    asked.push(at);
    const text = school.get(at);
    return new Response(text ?? '{}', { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function keep(one: Book): Promise<void> {
  const plan = await bookToKeep(one).plan(rima, true);
  if (!plan) throw new Error('The school has nothing to keep of it');
  asked.length = 0;
  await keepPack(plan, { keeper: rima, signal: new AbortController().signal, onProgress: () => undefined });
}

const standing = async (one: Book) =>
  standingOf(bookPackName(one._id), await bookToKeep(one).plan(rima, false));
const textAt = async (at: string) => (await fromPacks(at))?.text();

test('a book is kept with the page that it stands on, and what that asks for', async () => {
  const tables = await book('tables');
  await publish(tables);
  expect(await standing(tables)).toMatchObject({ is: 'none' });
  await keep(tables);
  expect(await standing(tables)).toMatchObject({ is: 'kept', missing: 0 });
  for (const at of ['/books', '/assets/books-page.js', '/books/tables.pdf', '/blog2.json'])
    expect(await textAt(at), at).toBe(school.get(at));
  expect(await textAt('/covers/book-tables.svg')).toBe('<svg/>');
  expect(await readPacks()).toMatchObject([{ kind: 'book', id: 'tables', page: '/books/tables.pdf' }]);
});

test('an uploaded book is verified by what it is called by, and nothing else counts', async () => {
  const pdf = `/api/media/${'0123456789abcdef'.repeat(2)}.pdf`;
  school.set(pdf, '%PDF uploaded');
  const mangoes = await book('mangoes', { pdf, hash: await hashOf(bytesIn('%PDF uploaded'), 16) });
  school.set('/covers/book-mangoes.svg', '<svg/>');
  await publish(mangoes);
  school.set(pdf, '%PDF of somebody');
  await expect(keep(mangoes)).rejects.toMatchObject({ trouble: 'changed' });
  expect(await fromPacks(pdf)).toBeUndefined();
  school.set(pdf, '%PDF uploaded');
  await keep(mangoes);
  expect(await textAt(pdf)).toBe('%PDF uploaded');
});

test('a second book brings its PDF alone, and one that goes leaves what the other needs', async () => {
  const [tables, atlas] = [await book('tables'), await book('atlas')];
  await publish(tables, atlas);
  await keep(tables);
  await keep(atlas);
  expect(asked).toContain('/books/atlas.pdf');
  expect(asked).not.toContain('/assets/books-page.js');
  await removePack(bookPackName('atlas'));
  expect(await fromPacks('/books/atlas.pdf')).toBeUndefined();
  expect(await textAt('/books')).toBe('<h1>Books</h1>');
  await removePack(bookPackName('tables'));
  expect(await keptHashes()).toEqual(new Set());
});

test('one that the school has set anew is newer, also where the page has not heard of it', async () => {
  const before = await book('tables');
  await publish(before);
  await keep(before);
  school.set('/books/tables.pdf', '%PDF tables, 2nd edition');
  const now = await book('tables');
  await publish(now);
  expect(await standing(now)).toMatchObject({ is: 'newer' });
  await keep(before);
  expect(asked).not.toContain('/assets/books-page.js');
  expect(await standing(now)).toMatchObject({ is: 'kept' });
  expect(await textAt('/books/tables.pdf')).toBe('%PDF tables, 2nd edition');
});

test.each<[string, Partial<Book>]>([
  ['one that is larger than a chapter may be', { bytes: 2_000_001 }],
  ['one of an older build, which says no hash', { hash: '' }],
])('%s is not kept', async (_what, more) => {
  const { hash, ...large } = await book('tables', more);
  const tables: Book = { ...large, ...(hash && { hash }) };
  await publish(tables);
  expect(await bookToKeep(tables).plan(rima, false)).toBeUndefined();
});

test('a download takes what is here, unless the school has another one and can be asked', async () => {
  const tables = await book('tables');
  await publish(tables);
  await keep(tables);
  const [pack] = await readPacks();
  if (!pack) throw new Error('Nothing is kept');
  const given = async (one: Book) => (await keptPdf(one, pack))?.text();
  expect(await given(tables)).toBe('%PDF tables');
  expect(await given({ ...tables, hash: 'another' })).toBeUndefined();
  isOnline = false;
  expect(await given({ ...tables, hash: 'another' })).toBe('%PDF tables');
  expect(await keptPdf(tables, { ...pack, parts: [] })).toBeUndefined();
});
