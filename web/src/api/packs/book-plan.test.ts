import type { Book } from '@pathshala/contract/content/blog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPacks } from '../../../offline/packs/read.ts';
import { hashOf } from '../../../offline/packs/write.ts';
import { bytesIn, PackedSchool, rima } from '../../testing/packed-school.ts';
import { keptPdf } from '../kept-books.ts';
import type { Keepable } from './pack-plan.ts';

let school: PackedSchool;

beforeEach(async () => {
  school = new PackedSchool();
  await school.begin();
  const page = { '/books': '<h1>Books</h1>', '/assets/books-page.js': 'show()' };
  for (const [at, text] of Object.entries(page)) school.has.set(at, text);
  await school.list('-books', { '/books': {}, '/assets/books-page.js': {} });
});
afterEach(() => vi.unstubAllGlobals());

/** Publishes a book, in place of the one of that name. */
async function publish(id: string, text: string, more: Partial<Book> = {}): Promise<Book> {
  const said = { title: id, userName: 'Galib', description: 'All of it.', level: 'Class 3', pages: 4 };
  const about = { ...said, subject: 'mathematics', lang: 'en' } as const;
  const img = `/covers/book-${id}.svg`;
  const { pdf = `/books/${id}.pdf` } = more;
  school.has.set(pdf, text).set(img, `<svg id="${id}"/>`);
  const book = { ...about, _id: id, img, pdf, ...(await school.hashAt(pdf)) };
  const all: Book[] = JSON.parse(school.has.get('/blog2.json') ?? '[]');
  const published = { ...book, ...more };
  school.has.set('/blog2.json', JSON.stringify([...all.filter(({ _id }) => _id !== id), published]));
  return published;
}

const asKept = ({ _id: id, title }: Book): Keepable => ({ kind: 'book', id, language: 'en', title });
const keep = (one: Book) => school.keep(rima, asKept(one));
const standing = (one: Book) => school.standing(rima, asKept(one));

test('a book is kept with the page that it is on; a second one brings its PDF alone', async () => {
  const [tables, atlas] = [await publish('tables', '%PDF tables'), await publish('atlas', '%PDF atlas')];
  expect(await standing(tables)).toMatchObject({ is: 'none' });
  await keep(tables);
  expect(await standing(tables)).toMatchObject({ is: 'kept', missing: 0 });
  for (const at of ['/books', '/assets/books-page.js', tables.pdf, '/blog2.json', tables.img])
    expect(await school.textAt(at), at).toBe(school.has.get(at));
  expect(await readPacks()).toMatchObject([{ kind: 'book', id: 'tables', page: tables.pdf }]);
  await keep(atlas);
  expect(school.asked).toContain(atlas.pdf);
  expect(school.asked).not.toContain('/assets/books-page.js');
});

test('one that is uploaded again is newer, also where the page has not heard of it, and known by half its hash', async () => {
  const before = await publish('tables', '%PDF tables');
  await keep(before);
  const text = '%PDF tables, 2nd edition';
  const hash = await hashOf(bytesIn(text), 16);
  const now = await publish('tables', text, { pdf: '/api/media/0a1b.pdf', hash });
  expect(await standing(now)).toMatchObject({ is: 'newer' });
  await keep(before);
  expect(school.asked).not.toContain('/assets/books-page.js');
  expect(await standing(now)).toMatchObject({ is: 'kept' });
  expect(await school.textAt(now.pdf)).toBe(text);
});

test('one that is larger than a chapter may be is not kept, nor one of an older build, which says no hash', async () => {
  const { hash: _, ...old } = await publish('tables', '%PDF tables');
  school.has.set('/blog2.json', JSON.stringify([old]));
  expect(await standing(old)).toMatchObject({ is: 'unknown' });
  expect(await standing(await publish('tables', '%PDF', { bytes: 2_000_001 }))).toMatchObject({
    is: 'unknown',
  });
});

test('a download takes what is here, unless the school has another one and can be asked', async () => {
  const tables = await publish('tables', '%PDF tables');
  await keep(tables);
  const [pack] = await readPacks();
  if (!pack) throw new Error('Nothing is kept');
  const given = async (onLine: boolean, hash = tables.hash) => {
    vi.stubGlobal('navigator', { onLine });
    return (await keptPdf({ ...tables, ...(hash && { hash }) }, pack))?.text();
  };
  expect(await given(true)).toBe('%PDF tables');
  expect(await given(true, 'another')).toBeUndefined();
  expect(await given(false, 'another')).toBe('%PDF tables');
  expect(await keptPdf(tables, { ...pack, parts: [] })).toBeUndefined();
});
