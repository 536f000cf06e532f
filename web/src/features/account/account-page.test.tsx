import type { Order } from '@pathshala/contract/accounts/user';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnAccount } from '../../auth/own-account.ts';
import type { Session } from '../../auth/session-context.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { rima } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { refusal, type SchoolCall, serveSchool } from '../../testing/serve-school.ts';
import * as files from '../../ui/save-file.ts';
import { Component as AccountPage } from './account-page.tsx';
import { Component as ReceiptPage } from './receipt-page.tsx';

const order: Order = {
  _id: 'pay-1',
  courseId: 'c1',
  title: 'Plants around us',
  amount: 7,
  currency: 'USD',
  status: 'paid',
  at: '2026-03-05T10:00:00.000Z',
};
const ownData = { exportedAt: '2026-03-06T10:00:00.000Z', kept: { users: [{ _id: 'u-rima' }] } };
const usual: Readonly<Record<string, unknown>> = {
  'GET /api/account/orders': [order],
  'GET /api/account/language': { language: 'en' },
  'PUT /api/account/language': { language: 'bn' },
  'GET /api/account/week-link': { since: null },
  'GET /api/account/data': ownData,
  'DELETE /api/account': { deleted: true },
  'PUT /api/user/rima%40school.test': { token: 't', user: {} },
};
let answers: typeof usual;
let calls: SchoolCall[];

beforeEach(() => {
  answers = usual;
  calls = serveSchool(({ what }) =>
    what in answers ? { json: answers[what] } : refusal(404, 'not-found', 'Page not found.'),
  );
});
const said = () => calls.map(({ what, token }) => `${what} ${token}`);
const refused = Object.assign(new Error('Firebase: Error (auth/wrong-password).'), {
  code: 'auth/wrong-password',
});

function show(own: Partial<OwnAccount> = {}, user = rima.state.user) {
  const account: OwnAccount = {
    emailVerified: true,
    hasPassword: true,
    rename: vi.fn(async () => undefined),
    changePassword: vi.fn(async () => undefined),
    sendVerification: vi.fn(async () => undefined),
    confirm: vi.fn(async () => undefined),
    ...own,
  };
  const signOut = vi.fn(async () => undefined);
  const session = { ...rima, state: { ...rima.state, user }, signOut, ownAccount: async () => account };
  renderPage(<AccountPage />, { at: '/account', session: session as Session });
  return { account, signOut };
}

/** @param more what the school answers besides the usual */
function showReceipt(id: string, more: typeof usual = {}) {
  answers = { ...usual, ...more };
  renderPage(<ReceiptPage />, {
    ...{ at: `/account/receipt/${id}`, path: '/account/receipt/:orderId', session: rima },
  });
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const openPassword = async () => {
  const email = await part('Email');
  await userEvent.click(email.getByText('Password'));
  expect(email.getByLabelText('Current password')).toBeVisible();
  return email;
};

test('name and picture are saved at the provider, and the school’s record follows', async () => {
  const { account } = show();
  const profile = await part('Name and picture');
  await userEvent.clear(profile.getByLabelText('Name'));
  await fillIn(profile.getByLabelText('Name'), ' Rima Akter ');
  await userEvent.click(profile.getByRole('radio', { name: 'Two plaits' }));
  await userEvent.click(profile.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(account.rename).toHaveBeenCalledWith(
    'Rima Akter',
    `${window.location.origin}/img/avatars/plaits.svg`,
  );
  expect(said()).toContain('PUT /api/user/rima%40school.test Bearer token-of-rima');
});

test('an empty name is not saved; a picture of one’s own stays until another is chosen', async () => {
  const photoURL = 'https://lh3.googleusercontent.com/a/rima';
  const { account } = show({}, { uid: 'u-rima', email: 'rima@school.test', displayName: 'Rima', photoURL });
  const profile = await part('Name and picture');
  expect(profile.getByRole('radio', { name: 'My original picture' })).toBeChecked();
  await userEvent.clear(profile.getByLabelText('Name'));
  await userEvent.click(profile.getByRole('button', { name: 'Save' }));
  expect(await profile.findByText('Name is requires')).toBeVisible();
  expect(account.rename).not.toHaveBeenCalled();
});

test('who has not confirmed the e-mail gets the mail again', async () => {
  const { account } = show({ emailVerified: false });
  const email = await part('Email');
  await userEvent.click(email.getByRole('button', { name: 'Send the email again' }));
  expect(await email.findByText(/Email sent/)).toBeVisible();
  expect(account.sendVerification).toHaveBeenCalledOnce();
});

test('a new password is set at the provider, and the school asks it which sign-ins have ended', async () => {
  const { account } = show();
  const password = await openPassword();
  await fillIn(password.getByLabelText('Current password'), 'rima-pass-1');
  await fillIn(password.getByLabelText('New password'), 'er-no-more');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(password.getByLabelText('Current password')).toHaveValue(''));
  expect(account.changePassword).toHaveBeenCalledWith('rima-pass-1', 'er-no-more');
  expect(said()).toContain('PUT /api/user/rima%40school.test Bearer token-of-rima');
});

test('a wrong password is said in plain words, and the form keeps what was typed', async () => {
  show({ changePassword: async () => Promise.reject(refused) });
  const password = await openPassword();
  await fillIn(password.getByLabelText('Current password'), 'wrong-one');
  await fillIn(password.getByLabelText('New password'), 'short');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText('Must be 6 characters or longer')).toBeVisible();
  await fillIn(password.getByLabelText('New password'), 'er-no-more');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByRole('alert')).toHaveTextContent('Wrong password.');
  expect(password.getByLabelText('Current password')).toHaveValue('wrong-one');
});

test('the language of our mails is chosen, and the page stays as it is', async () => {
  show();
  const language = await part('Language');
  expect(await language.findByRole('radio', { name: 'English' })).toBeChecked();
  await userEvent.click(language.getByRole('radio', { name: 'বাংলা' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await waitFor(() => expect(language.getByRole('radio', { name: 'বাংলা' })).toBeChecked());
  expect(said()).toContain('PUT /api/account/language Bearer token-of-rima');
});

test('everything that is kept comes as one readable file', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [name, text] = saved.mock.calls[0] ?? [];
  expect(name).toBe('my-data-2026-03-06.json');
  expect(JSON.parse(String(text))).toEqual(ownData);
});

test('the account ends after the right password alone, and the browser forgets the person', async () => {
  let right = false;
  const { account, signOut } = show({ confirm: async () => (right ? undefined : Promise.reject(refused)) });
  expect(account.hasPassword).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeDisabled();
  await fillIn(dialog.getByLabelText('Password'), 'a-pass-word');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong password.');
  expect(said().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  right = true;
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(said()).toContain('DELETE /api/account Bearer token-of-rima');
});

test('a receipt says who paid what to whom, and can be printed', async () => {
  window.print = vi.fn();
  showReceipt('pay-1');
  expect(await screen.findByText(/pay-1$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  for (const text of ['Rima', 'rima@school.test', 'Paid in full', '5 March 2026']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledOnce();
});

test('a receipt of cash has its currency and the school’s note', async () => {
  const cash = { ...order, amount: 500, currency: 'BDT', note: 'Book 7, page 12' };
  showReceipt('pay-1', { 'GET /api/account/orders': [cash] });
  expect(await screen.findByText('Paid in cash')).toBeVisible();
  expect(screen.getByText('Book 7, page 12')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Bangladeshi Taka' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Total ৳500' })).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('who has paid twice reads that the second payment comes back', async () => {
  const second = { ...order, _id: 'pay-2', status: 'refund-due' };
  showReceipt('pay-2', { 'GET /api/account/orders': [order, second] });
  expect(await screen.findByText(/^You paid for this course twice/)).toBeVisible();
});

test('an admin opens the receipt of somebody else, with that person’s name', async () => {
  const user = { _id: 'u9', email: 'tania@school.test', displayName: 'Tania' };
  const orders = [{ ...order, _id: 'pay-of-tania', status: 'enrolled' }];
  showReceipt('pay-of-tania?of=u9', { 'GET /api/people/u9': { user, orders } });
  expect(await screen.findByText('Tania')).toBeVisible();
  expect(screen.getByText('tania@school.test')).toBeVisible();
  expect(screen.getByText('Paid in full')).toBeVisible();
});
