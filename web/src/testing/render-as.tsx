import { type RenderResult, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { swrOptions } from '../api/swr-provider.tsx';
import { type Session, SessionContext } from '../auth/session-context.ts';
import type { LoaderFunction, RouteObject } from '../ui/router.ts';
import { createMemoryRouter, RouterProvider } from './router.ts';

/** What a session can be asked, doing nothing. */
export const idleCalls = {
  prepare: () => undefined,
  signIn: async () => undefined,
  register: async () => undefined,
  signInWithGoogle: async () => undefined,
  signInMethod: async () => 'password',
  reauthenticate: async () => undefined,
  hasSecondStep: async () => true,
  beginSecondStep: async () => ({ key: 'KEY', address: 'otpauth://school', finish: async () => undefined }),
  resetPassword: async () => undefined,
  signOut: async () => undefined,
  ownAccount: async () => {
    throw new Error('Nobody is signed in.');
  },
} as const satisfies Partial<Session>;

export const visitor: Session = {
  ...idleCalls,
  state: { status: 'signed-out', user: null },
  idToken: async () => null,
};

/** A signed-in student whose ID token is `token-of-rima`. */
export const rima: Session = {
  ...idleCalls,
  state: {
    status: 'signed-in',
    user: { uid: 'u-rima', email: 'rima@school.test', displayName: 'Rima', photoURL: null },
  },
  idToken: async () => 'token-of-rima',
};

/** The site's way of asking, with an empty cache; a failed call is not repeated behind the test's back. */
export const freshSwr = (): SWRConfiguration => ({
  ...swrOptions,
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
});

export interface MoreOfRoute {
  /** Where it has places for values, such as `/studio/:kind`; left out: the address. */
  readonly path?: string;
  readonly loader?: LoaderFunction;
  readonly handle?: unknown;
  /** What it draws in its `Outlet`. */
  readonly children?: RouteObject[];
}

/**
 * Shows something to a person, in a router and with an empty cache.
 * @param at where they are: path, search, hash, or a path and what the router keeps with it
 * @param around what is drawn around the router
 * @returns what Testing Library returns, and the router for looking at the address
 */
export function renderAs(
  session: Session,
  element: ReactElement,
  at: string | { readonly pathname: string; readonly state: unknown },
  around = (site: ReactElement) => site,
  more: MoreOfRoute = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const router = createMemoryRouter(
    [
      {
        path: typeof at === 'string' ? at.replace(/[?#].*/, '') : at.pathname,
        element,
        HydrateFallback: () => null,
        ...more,
      },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  const result = render(
    <SessionContext value={session}>
      <SWRConfig value={freshSwr()}>{around(<RouterProvider router={router} />)}</SWRConfig>
    </SessionContext>,
  );
  return { ...result, router };
}

/** What each of them says, such as the rows of a table. */
export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** Where the links of a part of the page lead, in their order. */
export const hrefsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** An ID token, as far as the site reads one. */
export const tokenWith = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;

/** Where the link of a name leads, once it is there. @param place the part of the page that has it */
export const hrefOf = async (name: string | RegExp, place: Pick<typeof screen, 'findByRole'> = screen) =>
  (await place.findByRole('link', { name })).getAttribute('href');
