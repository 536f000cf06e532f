import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryRouter } from '../testing/router.ts';
import type { RouteObject } from '../ui/router.ts';
import { siteRoutes } from './site-routes.tsx';

const modules = vi.hoisted(() => ({ loaded: new Map<string, object>(), isThere: false }));
vi.mock('../page-modules.ts', () => ({
  loadedModule: (file: string) => modules.loaded.get(file),
  loadModule: async (file: string) => {
    if (!modules.isThere && !modules.loaded.has(file))
      throw new TypeError('Failed to fetch dynamically imported module');
    modules.loaded.set(file, { Component: () => null });
  },
}));
afterEach(() => modules.loaded.clear());

test('a page whose module did not come opens by its link once it can be had', async () => {
  modules.isThere = true;
  const router = createMemoryRouter(siteRoutes(), { initialEntries: ['/thanks'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  modules.isThere = false;
  await router.navigate('/week');
  expect(router.state.errors).not.toBeNull();
  await router.navigate('/thanks');
  expect(router.state.errors).toBeNull();
  modules.isThere = true;
  await router.navigate('/week');
  expect(router.state).toMatchObject({ errors: null, location: { pathname: '/week' } });
  router.dispose();
});

test('every page says what it has nothing for, inside the site', () => {
  const pagesIn = (routes: readonly RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => (route.children ? pagesIn(route.children) : route));
  const pages = pagesIn(siteRoutes());
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter(({ ErrorBoundary }) => !ErrorBoundary).map(({ path }) => path)).toEqual([]);
});
