import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { freshSwr, rima, tokenWith } from '../testing/render-as.tsx';
import { refusal, serveSchool } from '../testing/serve-school.ts';
import { type Session, SessionContext } from './session-context.ts';
import { useAdmin, useTokenRenewal } from './use-role.ts';

const student = tokenWith({ admin: false });
const admin = tokenWith({ admin: true });

/** A school that says this to the student's token, and refuses any other. */
const serve = (isAdmin?: boolean) =>
  serveSchool(({ token }) =>
    token === `Bearer ${student}` && isAdmin !== undefined
      ? { json: { admin: isAdmin } }
      : refusal(401, 'unauthenticated', 'Please log in.'),
  );

/** @param renewed the token that Rima gets next, or why she gets none */
const sessionWith = (now: string, renewed: string | Error): Session => ({
  ...rima,
  idToken: vi.fn(async (renew?: boolean) => {
    if (renew && typeof renewed !== 'string') throw renewed;
    return renew ? String(renewed) : now;
  }),
  signOut: vi.fn(async () => undefined),
});
const noToken = (code: string) => Object.assign(new Error('no token'), { code });

function renderWith<Result>(session: Session, use: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={freshSwr()}>
      <SessionContext value={session}>{children}</SessionContext>
    </SWRConfig>
  );
  return renderHook(use, { wrapper });
}

const render = (session: Session) => renderWith(session, useAdmin);

test.each([
  ['a new admin’s token lacks the claim', student, admin, true],
  ['a token is refused', admin, student, false],
])('where %s, it is renewed, and the session continues', async (_what, now, renewed, isAdmin) => {
  serve(isAdmin);
  const session = sessionWith(now, renewed);
  const { result } = render(session);
  await waitFor(() => expect(result.current.admin).toBe(isAdmin));
  await waitFor(() => expect(session.idToken).toHaveBeenCalledWith(true));
  expect(session.signOut).not.toHaveBeenCalled();
});

test('when the renewed token is refused too, the session ends', async () => {
  serve();
  const session = sessionWith(admin, tokenWith({ admin: true, newer: true }));
  render(session);
  await waitFor(() => expect(session.signOut).toHaveBeenCalledOnce());
});

test.each([
  ['auth/network-request-failed', 0],
  ['auth/internal-error', 0],
  ['auth/quota-exceeded', 0],
  ['auth/user-disabled', 1],
  ['auth/user-token-expired', 1],
  ['auth/user-not-found', 1],
])('a refused token that cannot be renewed (%s) ends the session %i times', async (code, ends) => {
  serve();
  const session = sessionWith(admin, noToken(code));
  const { result } = render(session);
  if (ends === 0) await waitFor(() => expect(result.current.error?.code).toBe('unavailable'));
  await waitFor(() => expect(session.signOut).toHaveBeenCalledTimes(ends));
});

const issued = (minutesAgo: number) => tokenWith({ iat: Math.floor(Date.now() / 1000) - minutesAgo * 60 });

test.each([
  [9, false],
  [11, true],
])('with a token of %i minutes renews it: %s, and asks the school nothing', async (minutes, isRenewed) => {
  const calls = serve();
  const session = sessionWith(issued(minutes), issued(0));
  renderWith(session, useTokenRenewal);
  await waitFor(() => expect(session.idToken).toHaveBeenCalledTimes(isRenewed ? 2 : 1));
  expect(session.signOut).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

test.each([
  ['auth/user-disabled', 1],
  ['auth/network-request-failed', 0],
])('that gets no token (%s) ends the session %i times', async (code, ends) => {
  const session = sessionWith(issued(60), noToken(code));
  renderWith(session, useTokenRenewal);
  await waitFor(() => expect(session.idToken).toHaveBeenCalledTimes(2));
  expect(session.signOut).toHaveBeenCalledTimes(ends);
});
