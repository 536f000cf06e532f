import { act, cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import { Outlet, type RouteObject } from '../ui/router.ts';
import { school } from '../words/school.ts';
import { Head } from './head.tsx';

/** The head of a page at `/it/x` with these routes. */
async function headOf(layout: RouteObject['handle'], page: RouteObject['handle']): Promise<string> {
  const around = (
    <>
      <Head />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: around,
        handle: layout,
        children: [
          { path: '/it/:id', loader: () => 'read', handle: page, element: null, HydrateFallback: () => null },
        ],
      },
    ],
    { initialEntries: ['/it/x'] },
  );
  cleanup();
  render(<RouterProvider router={router} />);
  await act(() => vi.dynamicImportSettled());
  return document.documentElement.innerHTML;
}

test('the innermost module that says something says it, of what its loader has read', async () => {
  const meta = ({ loaderData, location }: { loaderData?: string; location: { pathname: string } }) => [
    { title: `${loaderData} at ${location.pathname}` },
    { name: 'description', content: 'What it is.' },
    { property: 'og:type', content: 'article' },
    { rel: 'alternate', hrefLang: 'en', href: '/it/x' },
    { rel: 'alternate', hrefLang: 'bn', href: '/bn/it/x' },
    { data: { name: '</script><b>' } },
  ];
  const html = await headOf({ meta: () => [{ title: 'Around' }] }, { meta });
  expect(document.title).toBe('read at /it/x');
  for (const tag of [
    '<meta name="description" content="What it is.">',
    '<meta property="og:type" content="article">',
    '<link rel="alternate" hreflang="en" href="/it/x">',
    '<link rel="alternate" hreflang="bn" href="/bn/it/x">',
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>',
  ])
    expect(html).toContain(tag);
});

test('a page that says nothing has what is around it, and at the least the school’s name', async () => {
  await headOf({ meta: () => [{ title: 'Around' }] }, {});
  expect(document.title).toBe('Around');
  await headOf(undefined, undefined);
  expect(document.title).toBe(school.name);
});
