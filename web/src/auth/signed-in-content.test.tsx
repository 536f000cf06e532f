import { allRoutes, type Route, shellAddress } from '@pathshala/contract/site/all-routes';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { pageFiles } from '../page-files.ts';
import { loadModule } from '../page-modules.ts';
import { freshSwr, idleCalls, visitor } from '../testing/render-as.tsx';
import { createMemoryRouter, RouterProvider } from '../testing/router.ts';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { Component as RequireAuth } from './require-auth.tsx';
import { type Session, SessionContext } from './session-context.ts';

// Each page is loaded in its own test.
vi.setConfig({ testTimeout: 30_000 });

const unknown: Session = {
  ...idleCalls,
  state: { status: 'loading', user: null },
  idToken: async () => null,
};

async function open(row: Route, session: Session) {
  const { Component: Page } = await loadModule(pageFiles[row.page].file);
  const router = createMemoryRouter(
    [
      { element: <RequireAuth />, children: [{ path: row.path, element: <Page /> }] },
      { path: '/login', element: <p>Way in</p> },
    ],
    { initialEntries: [shellAddress(row)] },
  );
  render(
    <SessionContext value={session}>
      <SWRConfig value={freshSwr()}>
        <MuiProvider>
          <RouterProvider router={router} />
        </MuiProvider>
      </SWRConfig>
    </SessionContext>,
  );
  return router;
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
    vi.unstubAllGlobals();
  },
);

test('a visitor is sent to the login page, which knows the way back', async () => {
  const [row] = pages;
  if (!row) throw new Error('No page is for those who are signed in');
  const router = await open(row, visitor);
  expect(await screen.findByText('Way in')).toBeInTheDocument();
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.state).toMatchObject({ from: { pathname: shellAddress(row) } });
});
