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

test('where nothing is kept it says how something would be', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  expect(kept.all.size).toBe(0);
});

test('names each course with its size, and what all take together', async () => {
  await shelve(
    pack('sums', 'Sums', { parts: parts('shared', 'own') }),
    pack('words', 'Words', { language: 'bn', page: '/bn/course/words', coming: parts('shared', 'gone') }),
  );
  show();
  expect(await screen.findByText('2.0 MB, saved on 3 March 2026')).toBeVisible();
  expect(screen.getByText(/^Partly downloaded: 1\.0 MB/)).toBeVisible();
  expect(screen.getByText(/^Total: 2\.0 MB/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Words' })).toHaveAttribute('href', '/bn/course/words');
});

test('names books beside courses: one that is whole opens, one that is not leads to its place among the books', async () => {
  const book = { kind: 'book', page: '/books/tables.pdf' } as const;
  await shelve(
    pack('sums', 'Sums', { parts: parts('shared') }),
    pack('tables', 'Times tables', { ...book, parts: parts('shared', 'own') }),
    pack('words', 'শব্দ', { ...book, language: 'bn', coming: parts('shared') }),
  );
  show();
  expect(await screen.findByRole('link', { name: 'Times tables' })).toHaveAttribute('href', book.page);
  expect(screen.getByRole('link', { name: 'শব্দ' })).toHaveAttribute('href', '/bn/books#words');
  expect(screen.getAllByText('Book')).toHaveLength(2);
  expect(screen.getByText(/Open the books to finish/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Times tables' }));
  expect(await screen.findByText('“Times tables” is no longer saved here.')).toBeVisible();
  expect(kept.addresses(stores.packPart.cache)).toEqual([partAddress('shared')]);
});

test('deletes one, and all', async () => {
  await shelve(
    pack('sums', 'Sums', { parts: parts('shared', 'own') }),
    pack('words', 'Words', { parts: parts('shared') }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Sums' }));
  expect(await screen.findByText('“Sums” is no longer saved here.')).toHaveFocus();
  expect(kept.addresses(stores.packPart.cache)).toEqual([partAddress('shared')]);
  await writePack(pack('sums', 'Sums', { parts: parts('shared') }));
  expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Words' }));
  expect(await screen.findByText('“Words” is no longer saved here.')).toBeVisible();
  expect((await readPacks()).map(({ title }) => title)).toEqual(['Sums']);
});

test('deletes all at once', async () => {
  await shelve(
    pack('sums', 'Sums', { parts: parts('shared', 'own') }),
    pack('words', 'Words', { parts: parts('shared') }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText('Nothing is saved here any more.')).toHaveFocus();
  expect(await readPacks()).toEqual([]);
  expect(kept.addresses(stores.packPart.cache)).toEqual([]);
});
