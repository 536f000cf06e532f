import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '../testing/router.ts';
import { Link } from '../ui/router.ts';

const first = { id: 'eid', title: 'Closed for Eid', text: 'From Sunday on' };
const second = { id: 'fair', title: 'A fair on Friday', text: 'In the yard' };
const place = document.documentElement.classList;

/** Makes the school report that the line's page has changed. */
function publish(version: string, entries: readonly object[]) {
  const addresses = {
    page: `/newest/notices?print=${version}`,
    data: `/newest/notices/data.json?print=${version}`,
  };
  const answers: Readonly<Record<string, unknown>> = {
    '/newest/list.json': entries.length > 0 ? { '/notices': addresses } : {},
    [addresses.data]: entries,
  };
  const fetch = vi.fn(async (address: string) => Response.json(answers[address]));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** @param hasRoom whether the boot script reserved a place for the line before the paint */
async function open(hasRoom = true) {
  cleanup();
  place.toggle('has-line', hasRoom);
  vi.resetModules();
  const { TopLine } = await import('./top-line.tsx');
  render(
    <>
      <TopLine />
      <Link to="/about">Next</Link>
    </>,
    { wrapper: MemoryRouter },
  );
}

const line = () => screen.findByRole('complementary', { name: 'From the school' });

afterEach(() => place.remove('has-line'));

test('on most days nothing is there, and nothing is asked for before the first key', async () => {
  const fetch = publish('none', []);
  await open(false);
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Shift}');
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('complementary')).toBeNull();
  expect([place.contains('has-line'), fetch.mock.calls.flat()]).toEqual([false, ['/newest/list.json']]);
});

test('the latest leads to its page, and is closed by keyboard for all of them, until the page changes', async () => {
  publish('one', [first, second]);
  await open();
  await line();
  expect(screen.getByRole('link', { name: 'Closed for Eid' })).toHaveAttribute('href', '/notices');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dismiss the notice: Closed for Eid' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([screen.queryByRole('complementary'), place.contains('has-line')]).toEqual([null, false]);

  const fetch = publish('one', [first, second]);
  await open(false);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('complementary')).toBeNull();

  publish('two', [second]);
  await open();
  await line();
  expect(screen.getByRole('link', { name: 'A fair on Friday' })).toBeVisible();
});

test('without room before the first paint it comes with the next page', async () => {
  const fetch = publish('three', [first]);
  await open(false);
  await userEvent.keyboard('{Shift}');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await line();
  expect(place.contains('has-line')).toBe(true);
  // Its own page begins with the same words.
  await userEvent.click(screen.getByRole('link', { name: 'Closed for Eid' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});
