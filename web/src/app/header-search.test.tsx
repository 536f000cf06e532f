import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderAs, visitor } from '../testing/render-as.tsx';
import { serveSearchIndex } from '../testing/search-index.ts';
import { HeaderSearch } from './header-search.tsx';

let asked: string[];

beforeEach(() => {
  asked = serveSearchIndex();
});
const box = () => screen.getByRole('combobox', { name: 'Search' });

/** Opens the page at an address where the box stays, whatever it leads to. */
async function type(text: string) {
  const { router } = renderAs(visitor, <HeaderSearch />, '/');
  const user = userEvent.setup();
  await user.type(box(), text);
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(1));
  return { user, router, list, options: within(list).getAllByRole('option') };
}

/** The option that the box says the keys are at. */
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

test('loads nothing before the box is focused', async () => {
  renderAs(visitor, <HeaderSearch />, '/');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
});

test('suggests in groups as one types, forgiving a typo, with the matches marked', async () => {
  const { list, options } = await type('fracton');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', list.id);
  const courses = within(list).getByRole('group', { name: 'Courses' });
  expect(within(courses).getAllByRole('option')).toHaveLength(2);
  expect(within(list).getByRole('group', { name: 'Books' })).toHaveTextContent('Fractions workbook');
  expect(courses.querySelector('mark')).toHaveTextContent('Fractions');
  expect(options.at(-1)).toHaveTextContent('See all results for “fracton”');
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
});

test('the arrow keys go round the list, Home and End to its ends', async () => {
  const { user, options } = await type('fractions');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(options[0]);
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe(options[2]);
  await user.keyboard('{Home}');
  expect(active()).toBe(options[0]);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(options.at(-1));
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(options[0]);
  await user.keyboard('{End}');
  expect(active()).toBe(options.at(-1));
  expect(box()).toHaveFocus();
});

test('Enter without a marked suggestion opens the results', async () => {
  const { user, router } = await type('fractions');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(router.state.location.search).toBe('?q=fractions');
});

test('Escape closes the list and keeps the text; the down arrow opens it again', async () => {
  const { user } = await type('fractions');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('fractions');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
});
