import type { ConsentState } from '@pathshala/contract/accounts/consent';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Session } from '../../auth/session-context.ts';
import { renderAs, rima, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as LoginPage } from './login-page.tsx';
import { Component as RegisterPage } from './register-page.tsx';

const words = 'Firebase: Error (auth/invalid-credential).';
const refuse = async () => {
  throw Object.assign(new Error(words), { code: 'auth/invalid-credential' });
};

/** Has the login refused once. */
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

test.each<[string, ReactElement]>([
  ['/login', <LoginPage key="login" />],
  ['/register', <RegisterPage key="register" />],
])('a password on %s is in no address, even where no script runs', async (at, page) => {
  renderPage(page, { at, session: visitor });
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  expect(field.form?.method).toBe('post');
});
