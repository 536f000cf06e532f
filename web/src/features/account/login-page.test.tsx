import type { ConsentState } from '@pathshala/contract/accounts/consent';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownBrowserLink } from '../../auth/in-app-browser.tsx';
import type { Session } from '../../auth/session-context.ts';
import { renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { onFirstActivity } from './account-card.tsx';
import { Component as LoginPage } from './login-page.tsx';
import { Component as RegisterPage } from './register-page.tsx';

const words = 'Firebase: Error (auth/invalid-credential).';
const refuse = async () => {
  throw Object.assign(new Error(words), { code: 'auth/invalid-credential' });
};

/** Lets the login fail once. */
async function beRefused(session: Partial<Session> = {}) {
  renderPage(<LoginPage />, { at: '/login', session: { ...visitor, signIn: refuse, ...session } });
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('rima@school.test');
  await user.type(screen.getByLabelText('Password'), 'wrong-1{Enter}');
  const alert = await screen.findByRole('alert');
  return { user, alert };
}

test('the field says first what to do, the provider’s own words stand below; both go when one types', async () => {
  const { alert, user } = await beRefused();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAccessibleDescription(/^Wrong email or password\. Check capital letters/);
  expect(password).toBeInvalid();
  expect(alert).toHaveTextContent(words);
  // Screen readers announce what to do before the provider's words.
  expect(alert).toHaveTextContent(/^Wrong email or password\. Check capital letters.*Firebase/);
  await user.type(password, 's');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(password).not.toHaveAccessibleDescription();
});

test('it goes when a field is found empty, so that one issue is named at a time', async () => {
  const { user } = await beRefused();
  await user.clear(screen.getByLabelText('Password'));
  await user.click(screen.getByText('Login', { selector: 'button' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('password is requires'),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** Rima, with the API's answer about her consent at sign-in. */
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

const cards = [
  ['/login', LoginPage],
  ['/register', RegisterPage],
] as const;

test.each(cards)('a password on %s is in no address, even where no script runs', async (at, Page) => {
  renderPage(<Page />, { at, session: visitor });
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  expect(field.form?.method).toBe('post');
});

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A135F';
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const page = 'https://school.example/login?a=1#x';
const byIntent = /^intent:\/\/school\.example\/login\?a=1#Intent;scheme=https;.*;end$/;
const bySafari = /^x-safari-https:\/\/school\.example\/login\?a=1$/;

test.each([
  ['Facebook on Android', `${android}; wv) ${engine} [FB_IAB/FB4A;FBAV/450.0.0.0;]`, byIntent],
  ['Messenger on Android', `${android}; wv) ${engine} [FB_IAB/Orca-Android;FBAV/440.0;]`, byIntent],
  ['WhatsApp on Android', `${android}; wv) ${engine} WhatsApp/2.23`, byIntent],
  ['any web view on Android', `${android}; wv) ${engine}`, byIntent],
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`, bySafari],
  ['Instagram on an iPhone', `${iphone} Mobile/15E148 Instagram 300.0`, bySafari],
  ['any view on an iPhone', `${iphone} Mobile/15E148`, bySafari],
])('%s is no browser of one’s own', (_, agent, link) => {
  expect(ownBrowserLink(agent, page)).toMatch(link);
});

test.each<[string, string, boolean?]>([
  [
    'Chrome on Android',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung’s',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/20.0 Chrome/106 Mobile Safari/537.36`,
  ],
  ['Safari', `${iphone} Version/16.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iphone} CriOS/119.0 Mobile/15E148 Safari/604.1`],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0'],
  ['the site on an iPhone’s home screen', `${iphone} Mobile/15E148`, true],
])('%s is one', (_, agent, isInstalled = false) => {
  expect(ownBrowserLink(agent, page, isInstalled)).toBeUndefined();
});

test.each(cards)('%s says it before the Google button', (at, Page) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${android}; wv) ${engine} [FB_IAB/FB4A;]`);
  renderPage(<Page />, { at, session: visitor });
  const link = screen.getByRole('link', { name: 'Open in your browser' });
  const google = screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' });
  expect(link.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(link.getAttribute('href')).toMatch(/^intent:/);
});

describe('on first activity', () => {
  const active = (hasBeenActive: boolean | undefined) =>
    vi.stubGlobal('navigator', {
      userActivation: hasBeenActive === undefined ? undefined : { hasBeenActive },
    });

  beforeEach(() => vi.useFakeTimers());
  test('runs once, at the first activity', () => {
    active(false);
    const work = vi.fn();
    onFirstActivity(work);
    vi.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test.each([[true], [undefined]])('runs at once after activity, or if none can be told: %s', (was) => {
    active(was);
    const work = vi.fn();
    onFirstActivity(work);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
