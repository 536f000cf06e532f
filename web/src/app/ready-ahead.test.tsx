import { act, render, screen } from '@testing-library/react';
import type { ContextType } from 'react';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  UNSAFE_FrameworkContext,
} from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ReadyAhead } from './ready-ahead.tsx';

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

const style = () => document.head.querySelector('link[rel=stylesheet][href="/next.css"]');

/** A page that makes `/next` ready, which the build has written as this module. */
function openWith(module: string, next: Omit<RouteObject, 'children' | 'index'>) {
  const router = createMemoryRouter(
    [
      { id: 'here', path: '/', element: <ReadyAhead page="/next?from=here" /> },
      { id: 'next', path: '/next', ...next },
    ],
    { initialEntries: ['/'] },
  );
  const built = { module, css: ['/next.css'] };
  const framework = { manifest: { routes: { next: built } } } as unknown as ContextType<
    typeof UNSAFE_FrameworkContext
  >;
  render(
    <UNSAFE_FrameworkContext.Provider value={framework}>
      <RouterProvider router={router} />
    </UNSAFE_FrameworkContext.Provider>,
  );
  return router;
}

/** The same, where the router does not know that page's parts yet. */
function open(module: string) {
  const lazy = {
    loader: vi.fn(async () => () => 'data'),
    Component: vi.fn(async () => () => <p>Next page</p>),
  };
  const asked = { ...lazy };
  return { router: openWith(module, { lazy }), lazy: asked };
}

test('style and parts of the next page are there before the click, which asks for none of them again', async () => {
  const { router, lazy } = open('data:text/javascript,');
  await vi.waitFor(() => expect(lazy.Component).toHaveBeenCalledTimes(1));
  expect(style()).not.toBeNull();
  await act(() => router.navigate('/next'));
  expect(screen.getByText('Next page')).toBeInTheDocument();
  expect(lazy.loader).toHaveBeenCalledTimes(1);
  expect(lazy.Component).toHaveBeenCalledTimes(1);
});

test('where a module does not come, the router is asked nothing before the click', async () => {
  const gone = 'data:text/javascript,throw new Error("gone")';
  const { router, lazy } = open(gone);
  await vi.waitFor(() => expect(style()).not.toBeNull());
  await expect(import(/* @vite-ignore */ gone)).rejects.toThrow('gone');
  await act(async () => undefined);
  expect(lazy.Component).not.toHaveBeenCalled();
  await act(() => router.navigate('/next'));
  expect(screen.getByText('Next page')).toBeInTheDocument();
});

test.each([
  ['has a way of its own', undefined, []],
  ['asks for what was written', { asksForWritten: true }, ['/next.data?_routes=next']],
])('of a page that %s, that is fetched and nothing else', async (_, handle, addresses) => {
  const fetched = vi.fn(async () => new Response('[{"_1":2},"next",{"_3":4},"data","written"]\n'));
  vi.stubGlobal('fetch', fetched);
  const loader = vi.fn(() => null);
  // A page of the kind was open before: the router knows its parts.
  const router = openWith('data:text/javascript,', { handle, loader, element: <p>Next page</p> });
  const next = router.routes.find(({ id }) => id === 'next');
  await vi.waitFor(() => expect(next?.loader).not.toBe(loader));
  await act(() => router.navigate('/next'));
  expect(loader).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.flat()).toEqual(addresses);
});
