import type { ReactElement } from 'react';
import toast, { Toaster } from 'react-hot-toast';
import { onTestFinished } from 'vitest';
import type { Session } from '../auth/session-context.ts';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { idleCalls, type MoreOfRoute, renderAs } from './render-as.tsx';

/** A signed-in admin whose ID token is `token-of-admin`. */
export const adminSession: Session = {
  ...idleCalls,
  state: {
    status: 'signed-in',
    user: { uid: 'u-admin', email: 'admin@pathshala.test', displayName: 'Admin', photoURL: null },
  },
  idToken: async () => 'token-of-admin',
};

interface PageSetup extends MoreOfRoute {
  /** Where the visitor is: path, search, hash. */
  readonly at: string;
  /** Who looks at it; an admin when left out. */
  readonly session?: Session;
}

/**
 * Shows a page as the site does: in a router, with the theme, the notices, a signed-in admin and an empty cache.
 * @returns what Testing Library returns, and the router for looking at the address
 */
export function renderPage(
  page: ReactElement,
  { at, session = adminSession, ...route }: PageSetup,
): ReturnType<typeof renderAs> {
  // Notices are kept outside of React.
  onTestFinished(() => toast.remove());
  const around = (site: ReactElement) => (
    <MuiProvider>
      {site}
      {/* A busy machine would miss what goes by itself. */}
      <Toaster toastOptions={{ duration: 60_000 }} />
    </MuiProvider>
  );
  return renderAs(session, page, at, around, route);
}
