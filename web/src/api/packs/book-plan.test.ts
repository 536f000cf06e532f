import type { Book } from '@pathshala/contract/blog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPacks, readPacks } from '../../../offline/packs/read.ts';
import { hashOf, keptHashes, removePack } from '../../../offline/packs/write.ts';
import { PackedSchool, rima } from '../../testing/packed-school.ts';
import { keptPdf } from '../kept-books.ts';
import { bookPackName, bookToKeep } from './book-plan.ts';
import { standingOf } from './pack-plan.ts';

let school: PackedSchool;

beforeEach(async () => {
  school = new PackedSchool();
  await school.begin();
  const texts = {
    '/books': '<h1>Books</h1>',
    '/assets/books-page.js': 'show()',
    '/books/tables.pdf': '%PDF tables',
    '/books/atlas.pdf': '%PDF atlas',
    '/covers/book-tables.svg': '<svg/>',
    '/covers/book-atlas.svg': '<svg />',
  };
  for (const [at, text] of Object.entries(texts)) school.has.set(at, text);
});
afterEach(() => vi.unstubAllGlobals());

async function book(id: string, more: Partial<Book> = {}): Promise<Book> {
  const pdf = more.pdf ?? `/books/${id}.pdf`;
  const { hash, bytes } = await school.partOf(pdf);
  const said = { title: id, userName: 'Galib', description: 'All of it.', level: 'Class 3', pages: 4 };
  const img = `/covers/book-${id}.svg`;
  return { ...said, _id: id, subject: 'mathematics', lang: 'en', img, pdf, bytes, hash, ...more };
}

async function publish(...books: readonly Book[]): Promise<void> {
  const parts = await Promise.all(['/books', '/assets/books-page.js'].map((at) => school.partOf(at)));
  school.has.set('/packs/-books.en.json', JSON.stringify({ parts, lessons: 0 }));
  school.has.set('/blog2.json', JSON.stringify(books));
}

async function keep(one: Book): Promise<void> {
  const plan = await bookToKeep(one).plan(rima, true);
  if (!plan) throw new Error('The school has nothing to keep of it');
  school.asked.length = 0;
  await school.keepPlan(plan, rima);
}

const standing = async (one: Book) =>
  standingOf(bookPackName(one._id), await bookToKeep(one).plan(rima, false));

test('a book is kept with the page that it stands on, and what that asks for', async () => {
  const tables = await book('tables');
  await publish(tables);
  expect(await standing(tables)).toMatchObject({ is: 'none' });
  await keep(tables);
  expect(await standing(tables)).toMatchObject({ is: 'kept', missing: 0 });
  for (const at of ['/books', '/assets/books-page.js', '/books/tables.pdf', '/blog2.json'])
    expect(await school.textAt(at), at).toBe(school.has.get(at));
  expect(await school.textAt('/covers/book-tables.svg')).toBe('<svg/>');
  expect(await readPacks()).toMatchObject([{ kind: 'book', id: 'tables', page: '/books/tables.pdf' }]);
});

test('an uploaded book is verified by what it is called by, and nothing else counts', async () => {
  const pdf = `/api/media/${'0123456789abcdef'.repeat(2)}.pdf`;
  school.has.set(pdf, '%PDF uploaded');
  const mangoes = await book('mangoes', {
    pdf,
    hash: await hashOf(new TextEncoder().encode('%PDF uploaded'), 16),
  });
  school.has.set('/covers/book-mangoes.svg', '<svg/>');
  await publish(mangoes);
  school.has.set(pdf, '%PDF of somebody');
  await expect(keep(mangoes)).rejects.toMatchObject({ trouble: 'changed' });
  expect(await fromPacks(pdf)).toBeUndefined();
  school.has.set(pdf, '%PDF uploaded');
  await keep(mangoes);
  expect(await school.textAt(pdf)).toBe('%PDF uploaded');
});

test('a second book brings its PDF alone, and one that goes leaves what the other needs', async () => {
  const [tables, atlas] = [await book('tables'), await book('atlas')];
  await publish(tables, atlas);
  await keep(tables);
  await keep(atlas);
  expect(school.asked).toContain('/books/atlas.pdf');
  expect(school.asked).not.toContain('/assets/books-page.js');
  await removePack(bookPackName('atlas'));
  expect(await fromPacks('/books/atlas.pdf')).toBeUndefined();
  expect(await school.textAt('/books')).toBe('<h1>Books</h1>');
  await removePack(bookPackName('tables'));
  expect(await keptHashes()).toEqual(new Set());
});

test('one that the school has set anew is newer, also where the page has not heard of it', async () => {
  const before = await book('tables');
  await publish(before);
  await keep(before);
  school.has.set('/books/tables.pdf', '%PDF tables, 2nd edition');
  const now = await book('tables');
  await publish(now);
  expect(await standing(now)).toMatchObject({ is: 'newer' });
  await keep(before);
  expect(school.asked).not.toContain('/assets/books-page.js');
  expect(await standing(now)).toMatchObject({ is: 'kept' });
  expect(await school.textAt('/books/tables.pdf')).toBe('%PDF tables, 2nd edition');
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
  vi.stubGlobal('navigator', { onLine: true });
  const [pack] = await readPacks();
  if (!pack) throw new Error('Nothing is kept');
  const given = async (one: Book) => (await keptPdf(one, pack))?.text();
  expect(await given(tables)).toBe('%PDF tables');
  expect(await given({ ...tables, hash: 'another' })).toBeUndefined();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await given({ ...tables, hash: 'another' })).toBe('%PDF tables');
  expect(await keptPdf(tables, { ...pack, parts: [] })).toBeUndefined();
});
