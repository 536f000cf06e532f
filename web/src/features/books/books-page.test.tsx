import type { Book } from '@pathshala/contract/content/published';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openShelf } from '../../../offline/saved.ts';
import { FakeCaches } from '../../../offline/testing/fake-caches.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { refusal, serveSchool } from '../../testing/serve-school.ts';
import { Component as BooksPage } from './books-page.tsx';

const book: Book = {
  _id: 'times-tables',
  title: 'Times tables',
  userName: 'Galib Hasnat',
  description: 'All the tables, and why they look as they do.',
  subject: 'mathematics',
  lang: 'en',
  level: 'Class 3–6',
  img: '/covers/book-times-tables.svg',
  pdf: '/books/times-tables.pdf',
  bytes: 412_000,
  pages: 12,
};
const long: Book = {
  ...book,
  _id: 'long-book',
  title: 'A long book',
  description: `${'Much is in it. '.repeat(30)}And an index.`,
};

const show = (at = '/books') => renderPage(<BooksPage />, { at });

it('has a Download link for each PDF with its size and pages', async () => {
  serveSchool(({ what }) => (what === 'GET /blog2.json' ? { json: [book] } : refusal(404, 'not-found', '')));
  show();
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link).toHaveAccessibleDescription('Times tables PDF · 412 KB · 12 pages');
  expect(link).toHaveAttribute('href', '/books/times-tables.pdf');
  expect(link).toHaveAttribute('download', 'times-tables.pdf');
  expect(screen.getByText('PDF · 412 KB · 12 pages')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share: Times tables' })).not.toBeVisible();
  await userEvent.click(screen.getByLabelText('More: Times tables'));
  expect(screen.getByRole('button', { name: 'Share: Times tables' })).toBeVisible();
  expect(screen.queryByText(/^In /)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Read More/ })).not.toBeInTheDocument();
});

it('says of a PDF in another language which it is', async () => {
  serveSchool(() => ({ json: [{ ...book, lang: 'bn' }] }));
  show();
  expect(await screen.findByText('In Bangla')).toBeVisible();
});

it('brings the book that the address names into view and focuses it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  serveSchool(() => ({ json: [book, long] }));
  show('/books#long-book');
  const card = (await screen.findByRole('heading', { name: 'A long book' })).closest('article');
  expect(card).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([card]);
});

it('gives a saved book from this device where there is no connection', async () => {
  vi.stubGlobal('caches', new FakeCaches());
  const shelf = await openShelf({ kind: 'book', id: book._id, language: 'en' });
  await shelf.put(book.pdf, new Response('%PDF tables', { headers: { 'Content-Type': 'application/pdf' } }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serveSchool(() => ({ json: [book, long] }));
  const given: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given.push(blob as Blob);
    return 'blob:it';
  });
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'Download', description: /^Times tables/ }));
  await vi.waitFor(() => expect(given).toHaveLength(1));
  expect(await given[0]?.text()).toBe('%PDF tables');
});
