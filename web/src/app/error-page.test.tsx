import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { missingPage } from '../page/page-loader.ts';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import { words } from '../words/words.ts';
import { AppErrorPage, PageErrors } from './error-page.tsx';

const reload = vi.fn();
/** Answer the requests that wait, for the page and for the site's files. */
let waiting: (() => void)[] = [];
function come(): void {
  for (const answer of waiting) answer();
}

/** Follows a link to /week, whose module does not load. @param loaded path of the page that the browser has opened */
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
  waiting = [];
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      waiting.push(() => resolve(new Response()));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
});
test('a page that did not come after a link opens again by itself, once the school answers', async () => {
  await follow('/');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  come();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('who has gone back before the school answers keeps what they write, also after a press', async () => {
  const router = await follow('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await act(() => router.navigate(-1));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'Sums');
  come();
  // Lets everything that follows from it happen.
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});

test('the page that the browser itself has opened waits for a press: it would go round forever', async () => {
  await follow('/week');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(waiting).toEqual([]);
  await userEvent.click(again);
  come();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page that its loader does not find is a 404', async () => {
  const routes = [{ path: '/', loader: () => missingPage(), element: null, ErrorBoundary: PageErrors }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByRole('heading', { level: 1, name: words['not-found.title']() })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
