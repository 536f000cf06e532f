import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import { AppErrorPage } from './error-page.tsx';

const reload = vi.fn();
const ask = vi.fn();
let come: (answer: Response) => void;
let fail: (error: Error) => void;

/** Follows a link to /week, whose module does not come. @param loaded path of the page that the browser has opened */
async function follow(loaded: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `https://school.example${loaded}` },
  ] as PerformanceEntryList);
  const loader = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const routes = [
    { path: '/', element: <input aria-label="Text" />, ErrorBoundary: AppErrorPage },
    { path: '/week', loader, element: null, ErrorBoundary: AppErrorPage },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/week'));
  return router;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('location', { pathname: '/week', href: 'https://school.example/week', reload });
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    ask(address);
    signal?.addEventListener('abort', () => fail(new DOMException('Gone', 'AbortError')));
    return new Promise<Response>((resolve, reject) => {
      [come, fail] = [resolve, reject];
    });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page that did not come after a link opens anew by itself, once the school answers', async () => {
  await follow('/');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  come(new Response());
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('where the school cannot be reached it stays, and the way back does', async () => {
  const router = await follow('/');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  fail(new TypeError('Failed to fetch'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'Text' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('who has gone back before the school answers keeps what they write', async () => {
  const router = await follow('/');
  await screen.findByRole('button', { name: 'Try again' });
  await act(() => router.navigate(-1));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'Sums');
  come(new Response());
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
});

test('the page that the browser itself has opened waits for a press: it would go round for ever', async () => {
  await follow('/week');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(again);
  come(new Response());
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
