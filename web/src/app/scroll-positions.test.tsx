import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson } from '../device/forget-person.ts';
import { createMemoryRouter, Outlet, RouterProvider, ScrollRestoration } from '../ui/router.ts';

const stored = () => Object.entries(sessionStorage);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});

test('who logs out leaves no list of opened pages in the tab, though the router writes one on leaving', async () => {
  const root = (
    <>
      <Outlet />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: root, children: [{ path: '*', element: <p>Page</p> }] },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/account'));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual([['react-router-scroll-positions', expect.stringContaining('/account')]]);
  forgetPerson();
  expect(stored()).toEqual([]);
  await act(() => router.navigate('/my-courses'));
  for (let left = 0; left < 2; left++) window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual([]);
});
