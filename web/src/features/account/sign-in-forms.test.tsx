import { allRoutes } from '@pathshala/contract/site/all-routes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { hrefOf, renderAs, visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { signInReason } from './account-card.tsx';
import { Component as LoginPage } from './login-page.tsx';
import { Component as RegisterPage } from './register-page.tsx';

/** @param issues the fields' messages by their labels */
async function expectIssues(issues: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, words] of Object.entries(issues))
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
}
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));

test('every field says what is wrong with it, in the fixed words', async () => {
  const register = vi.fn(async () => undefined);
  renderPage(<RegisterPage />, { at: '/register', session: { ...visitor, register } });
  await press('Register');
  await expectIssues({
    Name: 'Name is requires',
    Email: 'email is requires',
    Password: 'password is requires',
  });
  await fillIn(screen.getByLabelText('Email'), 'nobody@nowhere');
  await fillIn(screen.getByLabelText('Password'), '12345');
  await userEvent.tab();
  await expectIssues({ Email: 'Provide a valid email', Password: 'Must be 6 characters or longer' });
  expect(register).not.toHaveBeenCalled();
});

test('a mail for a new password needs an address', async () => {
  const resetPassword = vi.fn(async () => undefined);
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  renderPage(<LoginPage />, { at: '/login', session: { ...visitor, resetPassword } });
  await press('Reset Password');
  await expectIssues({ Email: 'email is requires' });
  expect([resetPassword.mock.calls, alert.mock.calls]).toEqual([[], []]);
});

test('a double click signs in once', async () => {
  const signIn = vi.fn(() => new Promise<undefined>(() => undefined));
  renderPage(<LoginPage />, { at: '/login', session: { ...visitor, signIn } });
  await fillIn(screen.getByLabelText('Email'), 'rima@school.test');
  await fillIn(screen.getByLabelText('Password'), 'a-password');
  const button = screen.getByText('Login', { selector: 'button' });
  // Faster than a person, before React renders the first click.
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  await userEvent.click(button, { pointerEventsCheck: 0 });
  expect(signIn.mock.calls).toEqual([['rima@school.test', 'a-password']]);
});

test('while an account is made, the spinner says so', async () => {
  const register = () => new Promise<undefined>(() => undefined);
  renderPage(<RegisterPage />, { at: '/register', session: { ...visitor, register } });
  await fillIn(screen.getByLabelText('Name'), 'Rima');
  await fillIn(screen.getByLabelText('Email'), 'rima@school.test');
  await fillIn(screen.getByLabelText('Password'), 'a-long-password-of-hers');
  await press('Register');
  expect(await screen.findByRole('status', { name: 'Creating your account' })).toBeVisible();
});

test('who is sent to the login card is told why, and led to a lesson that needs no account', async () => {
  const from = { pathname: '/classes/seven', search: '', hash: '' };
  renderAs(visitor, <LoginPage />, { pathname: '/login', state: { from } });
  expect(
    await screen.findByText(/^Log in to see the courses for class 7. You can read the first lesson/),
  ).toBeVisible();
  expect(await hrefOf('read one now')).toEqual(expect.stringMatching(/^\/course\/[\w-]+\/lesson\/[\w-]+$/));
});

test('every page that not everybody may open says why', () => {
  const guarded = allRoutes.filter(({ audience }) => audience !== 'anyone');
  expect(guarded.length).toBeGreaterThan(30);
  for (const { path } of guarded) expect(signInReason(path)?.words, path).toMatch(/og in /);
});

test.each([
  ['/classes/seven', 'Log in to see the courses for class 7', true],
  ['/classes', 'Log in to see the courses for class 1', true],
  ['/courses/liveCourse', 'Log in to see the list “Live course”', true],
  ['/instructor/english', 'Log in to meet the English teachers', true],
  ['/books', 'Log in to download the free books', true],
  ['/course/c9-motion-and-graphs', 'Log in to get this course. You’ll come straight back here.', false],
])('%s: %s', (path, words, tryFirst) => {
  expect(signInReason(path)).toEqual({ words, tryFirst });
});

test.each([undefined, '', '/', '/blogs', '/no/such/page', '/classes/%3Cb%3E', '/classes/seven/eight'])(
  'who comes from %s is told no reason, and nothing of the address',
  (path) => expect(signInReason(path)).toBeUndefined(),
);

test('whose session ended while they wrote is told that the text is kept', () => {
  const reason = signInReason('/studio/lessons/mango~first', true);
  expect(reason?.words).toBe(
    'You were logged out. Log in to continue where you were: what you wrote is saved on this device.',
  );
});
