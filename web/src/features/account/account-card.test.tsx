import type { ConsentState } from '@pathshala/contract/consent';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Session } from '../../auth/session-context.ts';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { Component as LoginPage } from './login-page.tsx';

/** Rima, to whom the API said this when she signed in. */
function rimaWith(consent: ConsentState | undefined): Session {
  const { state } = rima;
  if (state.status !== 'signed-in') throw new Error('Rima is signed in.');
  return { ...rima, state: { ...state, user: { ...state.user, ...(consent && { consent }) } } };
}

test.each([
  [undefined, '/'],
  ['not-needed', '/'],
  ['given', '/'],
  ['waiting', '/'],
  ['age-needed', '/age'],
] as const)('who has signed in with consent %s goes to %s', async (consent, path) => {
  const { router } = renderAs(rimaWith(consent), <LoginPage />, '/login');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});
