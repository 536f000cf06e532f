import { allRoutes, type Route, shellAddress } from '@pathshala/contract/site/all-routes';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageFiles } from '../page-files.ts';
import { loadModule } from '../page-modules.ts';
import { idleCalls, visitor } from '../testing/render-as.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { Component as RequireAuth } from './require-auth.tsx';
import type { Session } from './session-context.ts';

// Each page is loaded in its own test.
vi.setConfig({ testTimeout: 30_000 });

const unknown: Session = {
  ...idleCalls,
  state: { status: 'loading', user: null },
  idToken: async () => null,
};

async function open(row: Route, session: Session) {
  const { Component: Page } = await loadModule(pageFiles[row.page].file);
  const children = [{ path: row.path, element: <Page /> }];
  return renderPage(<RequireAuth />, { at: shellAddress(row), path: '/', session, children }).router;
}

const guarded = allRoutes.filter(({ audience }) => audience === 'signed-in');
/** One row for each page: a page that 19 lists share is checked once. */
const pages = guarded.filter((row, at) => guarded.findIndex(({ page }) => page === row.page) === at);

test.each(pages.map((row) => [row.id, row] as const))(
  '%s has its heading, and asks for nothing',
  async (_, row) => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    await open(row, unknown);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')).not.toBeEmptyDOMElement();
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('main img, article img, form')).toHaveLength(0);
    expect(asked).not.toHaveBeenCalled();
  },
);

test('a visitor is sent to the login page, which knows the way back', async () => {
  const [row] = pages;
  if (!row) throw new Error('No page is for those who are signed in');
  const router = await open(row, visitor);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.state).toMatchObject({ from: { pathname: shellAddress(row) } });
});
