import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderAs, visitor } from '../testing/render-as.tsx';
import { serveSearchIndex } from '../testing/search-index.ts';
import { HeaderSearch } from './header-search.tsx';

let asked: string[];

beforeEach(() => {
  asked = serveSearchIndex();
});
const box = () => screen.getByRole('searchbox', { name: 'Search' });

/** Opens the page at an address where the box stays, whatever it leads to. */
async function type(text: string) {
  const { router } = renderAs(visitor, <HeaderSearch />, '/');
  const user = userEvent.setup();
  await user.type(box(), text);
  const list = await screen.findByRole('region', { name: 'Suggestions' });
  await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(1));
  return { user, router, list, options: within(list).getAllByRole('link') };
}

test('loads nothing before the box is focused', async () => {
  renderAs(visitor, <HeaderSearch />, '/');
  expect(asked).toEqual([]);
});

test('suggests in groups as one types, forgiving a typo, with the matches marked', async () => {
  const { list, options } = await type('fracton');
  expect(within(list).getByText('Courses').parentElement?.querySelectorAll('a')).toHaveLength(2);
  expect(within(list).getByText('Books').parentElement).toHaveTextContent('Fractions workbook');
  expect(list.querySelector('mark')).toHaveTextContent('Fractions');
  expect(options.at(-1)).toHaveTextContent('See all results for “fracton”');
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
});

test('the arrow keys go round the field and the links', async () => {
  const { user, options } = await type('fractions');
  await user.keyboard('{ArrowDown}');
  expect(options[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(options[1]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(box()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(options.at(-1)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(box()).toHaveFocus();
});

test('a suggestion leads to its page', async () => {
  const { user, router, options } = await type('fractions');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(options[0]?.getAttribute('href')));
});

test('Enter in the field opens the results', async () => {
  const { user, router } = await type('fractions');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(router.state.location.search).toBe('?q=fractions');
});

test('Escape closes the list and keeps the text; the down arrow opens it again', async () => {
  const { user } = await type('fractions');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('fractions');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('region', { name: 'Suggestions' })).toBeVisible();
});

test('on the results the box has their query, also on the way back', async () => {
  const { router } = renderAs(visitor, <HeaderSearch />, '/search?q=sums');
  expect(box()).toHaveValue('sums');
  await act(() => router.navigate('/search?q=ভগ্নাংশ'));
  await waitFor(() => expect(box()).toHaveValue('ভগ্নাংশ'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(box()).toHaveValue('sums'));
});
