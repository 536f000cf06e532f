import { act, render, screen } from '@testing-library/react';
import type { ContextType } from 'react';
import { createMemoryRouter, RouterProvider, UNSAFE_FrameworkContext } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ReadyAhead } from './ready-ahead.tsx';

afterEach(() => {
  document.head.innerHTML = '';
});

const style = () => document.head.querySelector('link[rel=stylesheet][href="/next.css"]');

/** A page that makes `/next` ready, which the build has written as these modules. */
function open(module: string) {
  const lazy = {
    loader: vi.fn(async () => () => 'data'),
    Component: vi.fn(async () => () => <p>Next page</p>),
  };
  const router = createMemoryRouter(
    [
      { id: 'here', path: '/', element: <ReadyAhead page="/next" /> },
      { id: 'next', path: '/next', lazy },
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
  return { router, lazy: { ...lazy } };
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
