import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { hrefOf, renderAs, rima, textsOf, visitor } from '../../testing/render-as.tsx';
import { serveSearchIndex } from '../../testing/search-index.ts';
import { enrolmentIn } from '../../testing/serve-school.ts';
import { Component as SearchPage } from './search-page.tsx';

const course = { group: 'courses', note: 'Class 5', text: '' } as const;
const more = [
  { ...course, _id: 'salt', title: 'Salt', opensSoon: true, price: 0 },
  { ...course, _id: 'sea', title: 'The sea is full of salt' },
  { ...course, _id: 'jam', title: 'Cooking', topics: 'Plum jam', price: 9.5 },
  { ...course, _id: 'rice', title: 'Rice', note: 'Free course', price: 0 },
  { ...course, group: 'books', _id: 'plums', title: 'Plums' },
  { ...course, _id: 'odd', title: '<img src=x onerror=alert(1)> <b>Odd</b>', note: '<i>Class 3</i>' },
  ...Array.from({ length: 15 }, (_, at) => ({ ...course, _id: `kite-${at}`, title: `Kites ${at}` })),
] as const;

beforeEach(() => {
  serveSearchIndex(more);
});
const open = (search: string) => renderAs(visitor, <SearchPage />, `/search${search}`);

test('groups the results and links to them', async () => {
  open('?q=fractions');
  expect(await screen.findByText('3 results for “fractions”')).toBeVisible();
  const courses = screen.getByRole('region', { name: 'Courses 2' });
  expect(await hrefOf('Fractions from zero', within(courses))).toBe('/course/free-fractions');
  expect(screen.getByRole('region', { name: 'Books 1' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Instructors/ })).not.toBeInTheDocument();
});

test.each(['<img src=x onerror=alert(1)>', '((([.*+?^$', '\u0000\uFFFF'])('%s is harmless', async (query) => {
  open(`?q=${encodeURIComponent(query)}`);
  expect(await screen.findByText(/results? for/)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('markup in results is shown as text, with marks', async () => {
  open('?q=odd%20img');
  const link = await screen.findByRole('link', { name: '<img src=x onerror=alert(1)> <b>Odd</b>' });
  expect([...link.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['img', 'Odd']);
  expect(document.querySelector('b, i, img[src="x"]')).toBeNull();
});

test('a course that opens soon says so and is after those that are open', async () => {
  open('?q=salt');
  const courses = await screen.findByRole('region', { name: 'Courses 2' });
  const hits = ['The sea is full of saltClass 5 ', 'SaltClass 5 Opens soonFree'];
  expect(textsOf(within(courses).getAllByRole('listitem'))).toEqual(hits);
  expect(await hrefOf('Salt Opens soon', within(courses))).toBe('/course/salt');
});

test('a course says what it costs, as its card does', async () => {
  const { router } = open('?q=cooking');
  expect(await screen.findByText('$9.50')).toBeVisible();
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
  await act(() => router.navigate('/search?q=rice'));
  const [hit] = within(await screen.findByRole('region', { name: 'Courses 1' })).getAllByRole('listitem');
  expect(hit).toHaveTextContent('RiceFree course Free');
});

test('one’s own course shows the progress and the way on', async () => {
  const index = fetch;
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith(pathOf(endpoints.enrolments, {}))
      ? Response.json([enrolmentIn('salt', ['first'])])
      : index(address),
  );
  renderAs(rima, <SearchPage />, '/search?q=salt');
  const courses = await screen.findByRole('region', { name: 'Courses 2' });
  expect(await hrefOf('Continue: Course salt', within(courses))).toBe('/course/salt/lesson/second');
  const hits = ['The sea is full of saltClass 5 ', 'SaltClass 5 · 1 of 4 lessons Continue'];
  expect(textsOf(within(courses).getAllByRole('listitem'))).toEqual(hits);
});

const shown = () => screen.getAllByRole('link', { name: /^Kites/ });

test('shows the full count, and the rest on request', async () => {
  const { router } = open('?q=kites');
  expect(await screen.findByText('15 results for “kites”')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Courses 15' })).toBeVisible();
  expect(shown()).toHaveLength(6);
  await userEvent.click(screen.getByRole('link', { name: 'Show all 15 in Courses' }));
  expect(shown()).toHaveLength(15);
  expect(shown()[6]).toHaveFocus();
  expect(screen.queryByRole('link', { name: /^Show all/ })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=kites&all=courses');
});
