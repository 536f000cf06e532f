import { accessTokenKey } from '@pathshala/boot/page-data';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTellLanguage } from '../api/account.ts';
import { useCall } from '../api/use-answer.ts';
import { accessToken } from '../auth/access-token.ts';
import { forgetPerson } from '../device/forget-person.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { renderAs, rima } from '../testing/render-as.tsx';
import { refusal, type SchoolAnswer, serveSchool } from '../testing/serve-school.ts';
import { createMemoryRouter, Outlet, RouterProvider, ScrollRestoration } from '../ui/router.ts';
import { reloadForAnotherPerson } from './document.tsx';
import { chooseLanguage } from './language-switch.tsx';
import { useConsentStep } from './signed-in-watch.tsx';

const reload = vi.fn();
reloadForAnotherPerson(reload);
afterEach(() => {
  reload.mockClear();
  document.documentElement.hidden = false;
});

/** A token as a sign-in gives it. Bangla letters in it need base64url. */
function tokenOf(sub: string, at = 0): string {
  const said = new TextEncoder().encode(JSON.stringify({ name: 'রিমা আক্তার??>>', sub, iat: at }));
  const text = btoa(String.fromCharCode(...said));
  return `e30.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}

test.each([
  ['comes back after somebody has signed out is reloaded, unseen', tokenOf('rima'), null, true],
  ['comes back after somebody has signed in is reloaded, unseen', null, tokenOf('rima'), true],
  ['comes back to somebody else is reloaded, unseen', tokenOf('rima'), tokenOf('tanvir'), true],
  ['comes back to the same person stays as it was', tokenOf('rima'), tokenOf('rima', 1), false],
  ['has just been loaded is not loaded again', null, 'a-token', false, false],
])('a page that %s', (_what, before, after, isReloaded, isBack = true) => {
  if (before) localStorage.setItem(accessTokenKey, before);
  window.dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  if (after) localStorage.setItem(accessTokenKey, after);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isBack }));
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  expect(document.documentElement.hidden).toBe(isReloaded);
});

const stored = () => Object.entries(sessionStorage);

beforeEach(() => sessionStorage.clear());

test('who logs out leaves no list of opened pages in the tab, though the router writes one on leaving', async () => {
  const root = (
    <>
      <Outlet />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: root, children: [{ path: '*', element: <p>Page</p> }] },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/account'));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual([['react-router-scroll-positions', expect.stringContaining('/account')]]);
  forgetPerson();
  expect(stored()).toEqual([]);
  await act(() => router.navigate('/my-courses'));
  for (let left = 0; left < 2; left++) window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual([]);
});

function Told() {
  useTellLanguage();
  return null;
}
const show = () => renderAs(rima, <Told />, '/books');

test('what somebody signed in chooses with the switch is told the school by the next page', async () => {
  accessToken.set('token');
  chooseLanguage('bn');
  let answer: SchoolAnswer = refusal(503, 'unavailable', 'Busy.');
  const calls = serveSchool(() => answer);
  show().unmount();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(languageToTell.get()).toBe('bn');
  answer = { json: { language: 'bn' } };
  show();
  await waitFor(() => expect(languageToTell.get()).toBeUndefined());
  expect(calls.at(-1)).toMatchObject({ what: 'PUT /api/account/language', body: { language: 'bn' } });
});

test('a visitor’s choice belongs to nobody', () => {
  chooseLanguage('bn');
  expect(languageToTell.get()).toBeUndefined();
});

function Join() {
  const call = useCall();
  useConsentStep();
  const join = () => call(endpoints.enrol, { courseId: 'c1' }).catch(() => undefined);
  return (
    <button type="button" onClick={() => void join()}>
      Join
    </button>
  );
}

test('a refusal for want of consent leads to the page about it, which knows the way back; another leads nowhere', async () => {
  let code = 'not-enrolled';
  const calls = serveSchool(() => refusal(403, code, 'Not yet.'));
  const { router } = renderAs(rima, <Join />, '/course/c1?from=home');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/course/c1');
  code = 'consent-needed';
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/age'));
  const from = { pathname: '/course/c1', search: '?from=home' };
  expect(router.state.location.state).toMatchObject({ from });
});
