import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openShelf, readAllSaved, type Saved } from '../../../offline/saved.ts';
import { stores } from '../../../offline/stores.ts';
import { FakeCaches } from '../../../offline/testing/fake-caches.ts';
import { renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { Component as DownloadsPage } from './downloads-page.tsx';

async function save(id: string, title: string, more: Partial<Saved> = {}): Promise<void> {
  const at = Date.UTC(2026, 2, 3, 12);
  const one = { kind: 'course', id, language: 'en', title, page: `/course/${id}`, uid: null } as const;
  const saved = { ...one, here: ['a', 'b', 'c'], of: 4, at, ...more };
  await (await openShelf(saved)).note(saved);
}

beforeEach(() => vi.stubGlobal('caches', new FakeCaches()));

test('says what is here, and deletes one after the other', async () => {
  await save('sums', 'Sums');
  await save('tables', 'Times tables', { kind: 'book', page: '/books/tables.pdf' });
  renderAs(visitor, <DownloadsPage />, '/downloads');
  expect(await screen.findByText('English · 3 of 4 lessons · Saved on 3 March 2026')).toBeVisible();
  expect(screen.getByText('Book · Saved on 3 March 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Times tables' })).toHaveAttribute('href', '/books/tables.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Sums' }));
  expect(await screen.findByText('“Sums” is no longer saved here.')).toHaveFocus();
  expect((await readAllSaved()).map(({ id }) => id)).toEqual(['tables']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Times tables' }));
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
});

test('shows nobody what another account has saved', async () => {
  await save('sums', 'Sums', { uid: 'u-tanvir' });
  renderAs(rima, <DownloadsPage />, '/downloads');
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
});

test('in the place of a page that is not here it says so, leads back, and lists what opens', async () => {
  const cache = await caches.open(stores.page.cache);
  const pages = {
    '/': 'A school',
    '/help': 'Help &amp; more',
    '/bn/help': 'সাহায্য',
    '/downloads': 'My downloads',
  };
  for (const [path, title] of Object.entries(pages))
    await cache.put(path, new Response(`<title>${title} · Pathshala</title>`));
  renderAs(visitor, <DownloadsPage />, '/downloads?for=%2Fterms%3Fx%3D1');
  expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/terms?x=1');
  expect(await screen.findByRole('link', { name: 'Help & more' })).toHaveAttribute('href', '/help');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
  'leads nowhere but to the site: %s',
  (address) => {
    renderAs(visitor, <DownloadsPage />, `/downloads?for=${encodeURIComponent(address)}`);
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  },
);
