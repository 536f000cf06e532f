import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAs, visitor } from '../../testing/render-as.tsx';
import { serveSearchIndex } from '../../testing/search-index.ts';
import SearchPage from './search-page.tsx';

beforeEach(() => {
  serveSearchIndex();
});
afterEach(() => vi.unstubAllGlobals());

const open = (search: string) => renderAs(visitor, <SearchPage />, `/search${search}`);
const field = () => screen.getByRole('searchbox', { name: 'What are you looking for?' });

test('groups what is found and leads to it', async () => {
  open('?q=fractions');
  expect(await screen.findByText('3 found for “fractions”')).toBeVisible();
  const courses = screen.getByRole('region', { name: 'Courses 2' });
  expect(within(courses).getByRole('link', { name: 'Fractions from zero' })).toHaveAttribute(
    'href',
    '/course/free-fractions',
  );
  expect(screen.getByRole('region', { name: 'Books 1' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Instructors/ })).not.toBeInTheDocument();
});

test('the address carries the query, back and forward too', async () => {
  const { router } = open('?q=fractions');
  await screen.findByText('3 found for “fractions”');
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), 'nandita{Enter}');
  expect(await screen.findByText('1 found for “nandita”')).toBeVisible();
  expect(router.state.location.search).toBe('?q=nandita');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('3 found for “fractions”')).toBeVisible();
  expect(field()).toHaveValue('fractions');
  await act(() => router.navigate(1));
  expect(await screen.findByText('1 found for “nandita”')).toBeVisible();
});

test.each(['', '?q=', '?q=%20%20'])('without a query (%s) it suggests the subjects', async (search) => {
  open(search);
  // The index comes meanwhile and changes nothing.
  await act(async () => undefined);
  expect(screen.getByRole('heading', { name: 'What would you like to learn?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Physics' })).toHaveAttribute('href', '/search?q=Physics');
});

test('where nothing is found it says so and suggests the subjects', async () => {
  open('?q=zzqqxx');
  expect(await screen.findByText('Nothing found for “zzqqxx”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mathematics' })).toBeVisible();
});

test.each(['<img src=x onerror=alert(1)>', '((([.*+?^$', '\u0000\uFFFF'])(
  'the query %s does no harm',
  async (query) => {
    open(`?q=${encodeURIComponent(query)}`);
    expect(await screen.findByText(/found for/)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  },
);

test('a query of 10,000 characters is cut', async () => {
  open(`?q=${'a'.repeat(10_000)}`);
  expect(await screen.findByText(/found for/)).toBeVisible();
  expect(field()).toHaveValue('a'.repeat(200));
});
