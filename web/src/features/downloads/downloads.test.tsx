import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptPack } from '../../../offline/packs/pack.ts';
import { partAddress, readPacks } from '../../../offline/packs/read.ts';
import { writePack } from '../../../offline/packs/write.ts';
import { stores } from '../../../offline/stores.ts';
import { FakeCaches } from '../../../offline/testing/fake-caches.ts';
import { MemoryRouter } from '../../testing/router.ts';
import { Downloads } from './downloads.tsx';

let kept: FakeCaches;

/** Parts by their hashes, as heavy as they are here. */
const parts = (...hashes: readonly string[]) =>
  hashes.map((hash) => ({ at: `/${hash}`, hash, bytes: 1_000_000 }));

const pack = (id: string, title: string, more: Partial<KeptPack>): KeptPack => ({
  ...{ kind: 'course', id, title, language: 'en', page: `/course/${id}`, uid: null, parts: [] },
  at: Date.UTC(2026, 2, 3, 12),
  ...more,
});

beforeEach(() => {
  kept = new FakeCaches();
  vi.stubGlobal('caches', kept);
});
afterEach(() => vi.unstubAllGlobals());

async function shelve(...packs: readonly KeptPack[]): Promise<void> {
  const all = await kept.open(stores.packPart.cache);
  for (const hash of ['shared', 'own']) await all.put(partAddress(hash), new Response('x'));
  for (const one of packs) await writePack(one);
}

const show = () =>
  render(
    <MemoryRouter>
      <Downloads />
    </MemoryRouter>,
  );
const here = () => kept.addresses(stores.packPart.cache);

test('where nothing is kept it says how something would be', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  expect(kept.all.size).toBe(0);
});

test('names courses and books with their sizes, and what all take together; what is not whole leads to where it continues', async () => {
  const book = { kind: 'book', page: '/books/tables.pdf' } as const;
  const coming = parts('shared', 'gone');
  await shelve(
    pack('sums', 'Sums', { parts: parts('shared') }),
    pack('words', 'Words', { language: 'bn', page: '/bn/course/words', coming }),
    pack('tables', 'Times tables', { ...book, parts: parts('shared', 'own') }),
    pack('words', 'শব্দ', { ...book, language: 'bn', coming }),
  );
  show();
  expect(await screen.findByText('2.0 MB, saved on 3 March 2026')).toBeVisible();
  expect(screen.getByText(/^Partly downloaded: 1\.0 MB.*Open the course to finish/)).toBeVisible();
  expect(screen.getByText(/^Partly downloaded: 1\.0 MB.*Open the books to finish/)).toBeVisible();
  expect(screen.getByText(/^Total: 2\.0 MB/)).toBeVisible();
  expect(screen.getAllByText('Book')).toHaveLength(2);
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('Words')).toBe('/bn/course/words');
  expect(linkTo('Times tables')).toBe(book.page);
  expect(linkTo('শব্দ')).toBe('/bn/books#words');
});

const both = [
  pack('sums', 'Sums', { parts: parts('shared', 'own') }),
  pack('words', 'Words', { coming: parts('shared') }),
];

test('deletes one after the other', async () => {
  await shelve(...both);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Sums' }));
  expect(await screen.findByText('“Sums” is no longer saved here.')).toHaveFocus();
  expect(here()).toEqual([partAddress('shared')]);
  expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Words' }));
  expect(await screen.findByText('“Words” is no longer saved here.')).toBeVisible();
  expect(here()).toEqual([]);
});

test('deletes all at once', async () => {
  await shelve(...both);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText('Nothing is saved here any more.')).toHaveFocus();
  expect(await readPacks()).toEqual([]);
  expect(here()).toEqual([]);
});
