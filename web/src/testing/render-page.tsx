import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import toast, { Toaster } from 'react-hot-toast';
import { SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';
import { type Session, SessionContext } from '../auth/session-context.ts';
import { MuiProvider } from '../theme/mui-provider.tsx';
import type { LoaderFunction } from '../ui/router.ts';
import { freshSwr, idleCalls } from './render-as.tsx';
import { createMemoryRouter, RouterProvider } from './router.ts';

/** A signed-in admin whose ID token is `token-of-admin`. */
export const adminSession: Session = {
  ...idleCalls,
  state: {
    status: 'signed-in',
    user: { uid: 'u-admin', email: 'admin@pathshala.test', displayName: 'Admin', photoURL: null },
  },
  idToken: async () => 'token-of-admin',
};

export interface PageSetup {
  /** Where the visitor is: path, search, hash. */
  readonly at: string;
  /** The page's own path where it has places for values, such as `/studio/:kind`; left out: the address. */
  readonly path?: string;
  readonly loader?: LoaderFunction;
  /** Who looks at it; an admin when left out. */
  readonly session?: Session;
}

/**
 * Shows a page as the site does: in a router, with the theme, the notices, a signed-in admin and an empty cache.
 * @returns what Testing Library returns, and the router for looking at the address
 */
export function renderPage(
  page: ReactElement,
  { at, path = at.replace(/[?#].*/, ''), loader, session = adminSession }: PageSetup,
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const router = createMemoryRouter(
    [
      {
        path,
        element: page,
        HydrateFallback: () => null,
        ...(loader && { loader }),
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  // Notices are kept outside of React.
  onTestFinished(() => toast.remove());
  const result = render(
    <SessionContext value={session}>
      <SWRConfig value={freshSwr()}>
        <MuiProvider>
          <RouterProvider router={router} />
          {/* A busy machine would miss what goes by itself. */}
          <Toaster toastOptions={{ duration: 60_000 }} />
        </MuiProvider>
      </SWRConfig>
    </SessionContext>,
  );
  return { ...result, router };
}
