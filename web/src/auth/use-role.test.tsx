import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { type Session, SessionContext } from './session-context.ts';
import { useAdmin, useTokenRenewal } from './use-role.ts';

/** An ID token with a claim, as far as the site reads it. */
const tokenOf = (name: string, admin: boolean) => `${name}.${btoa(JSON.stringify({ admin }))}.signature`;

function answers(byToken: Record<string, { status: number; body: object }>) {
  return vi.fn(async (_url: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    const { status, body } = byToken[token.split('.')[0] ?? ''] ?? { status: 401, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
}

function sessionWith(tokens: { now: string; renewed: string }) {
  return {
    state: {
      status: 'signed-in',
      user: { uid: 'u1', email: 'rima@school.test', displayName: 'Rima', photoURL: null },
    },
    idToken: vi.fn(async (renew?: boolean) => (renew ? tokens.renewed : tokens.now)),
    signOut: vi.fn(async () => undefined),
  } as unknown as Session;
}

function renderWith<Result>(session: Session, use: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <SessionContext value={session}>{children}</SessionContext>
    </SWRConfig>
  );
  return renderHook(use, { wrapper });
}

const render = (session: Session) => renderWith(session, useAdmin);

const student = tokenOf('student', false);
const admin = tokenOf('admin', true);

test('a new admin gets a token with the claim', async () => {
  vi.stubGlobal('fetch', answers({ student: { status: 200, body: { admin: true } } }));
  const session = sessionWith({ now: student, renewed: admin });
  const { result } = render(session);
  await waitFor(() => expect(result.current.admin).toBe(true));
  expect(session.idToken).toHaveBeenCalledWith(true);
  expect(session.signOut).not.toHaveBeenCalled();
});

test('a refused token is renewed, and the session continues', async () => {
  vi.stubGlobal('fetch', answers({ student: { status: 200, body: { admin: false } } }));
  const session = sessionWith({ now: admin, renewed: student });
  const { result } = render(session);
  await waitFor(() => expect(result.current.admin).toBe(false));
  expect(session.signOut).not.toHaveBeenCalled();
});

test('when the renewed token is refused too, the session ends', async () => {
  vi.stubGlobal('fetch', answers({}));
  const session = sessionWith({ now: admin, renewed: tokenOf('newer', true) });
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
  vi.stubGlobal('fetch', answers({}));
  const session = sessionWith({ now: admin, renewed: student });
  vi.mocked(session.idToken).mockImplementation(async (renew) => {
    if (renew) throw Object.assign(new Error('no token'), { code });
    return admin;
  });
  const { result } = render(session);
  if (ends === 0) await waitFor(() => expect(result.current.error?.code).toBe('unavailable'));
  await waitFor(() => expect(session.signOut).toHaveBeenCalledTimes(ends));
});

const issued = (minutesAgo: number) => {
  const iat = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  return `token.${btoa(JSON.stringify({ iat }))}.signature`;
};

test.each([
  [9, false],
  [11, true],
])('with a token of %i minutes renews it: %s, and asks the school nothing', async (minutes, isRenewed) => {
  const fetch = answers({});
  vi.stubGlobal('fetch', fetch);
  const session = sessionWith({ now: issued(minutes), renewed: issued(0) });
  renderWith(session, useTokenRenewal);
  await waitFor(() => expect(session.idToken).toHaveBeenCalledTimes(isRenewed ? 2 : 1));
  expect(session.signOut).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['auth/user-disabled', 1],
  ['auth/network-request-failed', 0],
])('that gets no token (%s) ends the session %i times', async (code, ends) => {
  const session = sessionWith({ now: issued(60), renewed: '' });
  vi.mocked(session.idToken).mockImplementation(async (renew) => {
    if (renew) throw Object.assign(new Error('no token'), { code });
    return issued(60);
  });
  renderWith(session, useTokenRenewal);
  await waitFor(() => expect(session.idToken).toHaveBeenCalledTimes(2));
  expect(session.signOut).toHaveBeenCalledTimes(ends);
});
