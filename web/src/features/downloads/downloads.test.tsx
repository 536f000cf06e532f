import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptPack } from '../../../offline/packs/pack.ts';
import { partAddress } from '../../../offline/packs/read.ts';
import { writePack } from '../../../offline/packs/write.ts';
import { stores } from '../../../offline/stores.ts';
import { FakeCaches } from '../../../offline/testing/fake-caches.ts';
import { PackedSchool } from '../../testing/packed-school.ts';
import { renderAs, visitor } from '../../testing/render-as.tsx';
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
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
async function shelve(...packs: readonly KeptPack[]): Promise<void> {
  const all = await kept.open(stores.packPart.cache);
  for (const hash of ['shared', 'own']) await all.put(partAddress(hash), new Response('x'));
  for (const one of packs) await writePack(one);
}

const show = () => renderAs(visitor, <Downloads />, '/downloads');
const here = () => kept.addresses(stores.packPart.cache);

test('says without a connection how courses and books stand, when they were saved, and what all take together', async () => {
  const book = { kind: 'book', page: '/books/tables.pdf' } as const;
  const coming = parts('shared', 'gone');
  await shelve(
    pack('sums', 'Sums', { parts: parts('shared') }),
    pack('words', 'Words', { language: 'bn', page: '/bn/course/words', coming, at: 0 }),
    pack('tables', 'Times tables', { ...book, parts: parts('shared', 'own') }),
    pack('words', 'শব্দ', { ...book, language: 'bn', parts: parts('own'), coming }),
  );
  show();
  const row = async (name: string) => within(await screen.findByRole('region', { name }));
  expect(await (await row('Save offline: Sums')).findByText('Saved on this device: 1.0 MB')).toBeVisible();
  const half = await row('Save offline: Words');
  expect(await half.findByText('1.0 MB of 2.0 MB downloaded.')).toBeVisible();
  expect(half.getByRole('button', { name: 'Resume download' })).toBeVisible();
  const newer = await row('Save offline: শব্দ');
  expect(await newer.findByText(/^Update available \(1\.0 MB\)/)).toBeVisible();
  expect(screen.getByText('English · Saved on 3 March 2026')).toBeVisible();
  expect(screen.getByText('Bangla')).toBeVisible();
  expect(screen.getAllByText('Book · Saved on 3 March 2026')).toHaveLength(2);
  expect(screen.getByText(/^Total: 2\.0 MB/)).toBeVisible();
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('Words')).toBe('/bn/course/words');
  expect(linkTo('Times tables')).toBe(book.page);
  // This is the page of all that is kept.
  expect(screen.queryByRole('link', { name: 'My downloads' })).toBeNull();
});

test('announces what is newer, and updates it', async () => {
  const school = new PackedSchool();
  await school.begin();
  await school.keep(null);
  school.has.set('/course/sums', '<h1>Sums, newer</h1>');
  await school.build();
  show();
  const row = within(await screen.findByRole('region', { name: 'Save offline: Sums' }));
  expect(await row.findByText(/^Update available/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Update' }));
  expect(await row.findByText(/^Saved on this device/)).toBeVisible();
  expect(await school.textAt('/course/sums')).toBe('<h1>Sums, newer</h1>');
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
