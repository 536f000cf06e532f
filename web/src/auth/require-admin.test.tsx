import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { rima, tokenWith, visitor } from '../testing/render-as.tsx';
import { adminSession, renderPage } from '../testing/render-page.tsx';
import { refusal, serveSchool } from '../testing/serve-school.ts';
import { Component as RequireAdmin } from './require-admin.tsx';
import { Component as RequireEditor } from './require-editor.tsx';
import { type Session, SessionContext } from './session-context.ts';

const open = (session: Session) => renderPage(<RequireAdmin />, { at: '/users?role=admin', session });
const waiting = () => screen.queryByRole('status', { name: /^Loading/ });

test('a visitor is sent to the login, which remembers the page', async () => {
  const { router } = open(visitor);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toMatchObject({ from: { pathname: '/users', search: '?role=admin' } });
});

test('a signed-in person who is not an admin is signed out, whatever their token claims', async () => {
  serveSchool(() => ({ json: { admin: false } }));
  const signOut = vi.fn(async () => undefined);
  for (const claim of [false, true]) {
    cleanup();
    signOut.mockClear();
    open({ ...rima, signOut, idToken: async () => tokenWith({ admin: claim }) });
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    // The page's content is not shown meanwhile.
    expect(waiting()).toBeVisible();
  }
});

test.each([
  ['an admin’s page', RequireAdmin],
  ['an editor’s page', RequireEditor],
])('who was signed out on %s does not come back to it after the login', async (_, Guard) => {
  serveSchool(() => ({ json: { admin: false } }));
  function Site() {
    const [isOut, setOut] = useState(false);
    const student = {
      ...rima,
      idToken: async () => tokenWith({ admin: false }),
      signOut: async () => setOut(true),
    };
    const session = isOut ? visitor : student;
    return (
      <SessionContext value={session}>
        <Guard />
      </SessionContext>
    );
  }
  const { router } = renderPage(<Site />, { at: '/users' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toBeNull();
});

test('an admin stays; so does who cannot be told apart for now, and is asked to try again', async () => {
  const signOut = vi.fn(async () => undefined);
  const admin = { ...adminSession, signOut, idToken: async () => tokenWith({ admin: true }) };
  serveSchool(() => ({ json: { admin: true } }));
  open(admin);
  await waitFor(() => expect(waiting()).toBeNull());
  cleanup();
  serveSchool(() => refusal(503, 'unavailable', 'The service is down.'));
  open(admin);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(signOut).not.toHaveBeenCalled();
});
