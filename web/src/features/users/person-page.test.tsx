import type { PersonAnswer, Role } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test, vi } from 'vitest';
import { useCall } from '../../api/use-answer.ts';
import type { Session } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { fillIn } from '../../testing/fill-in.ts';
import { hrefOf } from '../../testing/render-as.tsx';
import { adminSession, renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { Component as PersonPage } from './person-page.tsx';

const found = [
  { _id: 'sums', title: 'Sums', note: 'Class 6' },
  { _id: 'shapes', title: 'Shapes', note: 'Class 7' },
  { _id: 'later', title: 'Later', note: 'Class 8', opensSoon: true },
];
vi.mock('../../api/search.ts', () => ({
  useSearch: (query: string) => ({ answer: query ? { courses: found } : undefined }),
}));

const at = '2026-01-01T00:00:00.000Z';
const rima: PersonAnswer = {
  user: {
    _id: 'u1',
    email: 'rima@school.test',
    displayName: 'Rima Akter',
    role: 'student',
    verified: true,
    createdAt: at,
    lastSeenAt: at,
  },
  disabled: false,
  courses: [{ courseId: 'sums', title: 'Sums', enrolledAt: at, lessonsDone: 2, bought: true }],
  orders: [
    { _id: 'pi_1', courseId: 'sums', title: 'Sums', amount: 12, currency: 'USD', status: 'refunded', at },
  ],
};

/** @param more how Rima's answer differs */
function show(more: Partial<PersonAnswer> = {}, role: Role = 'student') {
  const person = { ...rima, user: { ...rima.user, role }, ...more };
  const calls = serveSchool((call) => {
    if (matchCall(endpoints.person, call)) return { json: person };
    if (matchCall(endpoints.allClassrooms, call)) return { json: [] };
    if (matchCall(endpoints.grantCourse, call))
      return { json: [{ email: 'rima@school.test', result: 'given' }] };
    return { json: { modifiedCount: 1, deleted: true } };
  });
  const { router } = renderPage(<PersonPage />, { at: `/users/${person.user._id}`, path: '/users/:uid' });
  return { calls, router, changes: () => changesOf(calls).map(({ what }) => what) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Presses a button and confirms. */
async function confirm(name: string, question: string, yes = name) {
  await press(name);
  const dialog = await screen.findByRole(name === 'Make Teacher' ? 'dialog' : 'alertdialog', {
    name: question,
  });
  await userEvent.click(within(dialog).getByRole('button', { name: yes }));
}

test('shows a person’s details, courses and orders', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rima Akter' })).toBeVisible();
  expect(screen.getByText('rima@school.test')).toBeVisible();
  const courses = screen.getByRole('region', { name: 'Courses' });
  expect(courses).toHaveTextContent('SumsBought · Since 1 Jan 2026 · 2 lessons done');
  const orders = screen.getByRole('region', { name: 'Orders' });
  expect(orders).toHaveTextContent('SumsRefunded · 1 Jan 2026 · pi_1$12');
  expect(await hrefOf(/^Receipt/, within(orders))).toBe('/account/receipt/pi_1?of=u1');
  expect(await hrefOf('Open in Stripe: Sums', within(orders))).toBe(
    'https://dashboard.stripe.com/payments/pi_1',
  );
  expect(within(orders).getByRole('link', { name: 'How to refund a payment in Stripe' })).toBeVisible();
});

test.each([
  ['admin', 'Remove Admin', 'Remove the admin role?', endpoints.removeAdmin],
  ['student', 'Make Teacher', 'Make Rima Akter a teacher?', endpoints.makeTeacher],
  ['teacher', 'Remove Teacher', 'Remove Rima Akter’s teacher role?', endpoints.removeTeacher],
] as const)('of a %s: %s asks by name', async (role, button, question, endpoint) => {
  const { changes } = show({}, role);
  await confirm(button, question);
  await waitFor(() => expect(changes()).toEqual([whatOf(endpoint, { email: 'rima@school.test' })]));
});

test('corrects a name', async () => {
  const { calls } = show();
  const field = await screen.findByRole('textbox', { name: 'Correct the name' });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await fillIn(field, ' Khatun');
  await press('Save');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(changesOf(calls)).toMatchObject([
    { what: whatOf(endpoints.renamePerson, { uid: 'u1' }), body: { name: 'Rima Akter Khatun' } },
  ]);
});

test('gives a course found by its title, and takes one back after asking', async () => {
  const { calls, changes } = show();
  await press('Give a course');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a course' }), 's');
  expect(screen.queryByText(/^Later/)).toBeNull();
  await press('Shapes · Class 7');
  await press('Give');
  expect(await screen.findByText('1 person now has the course.')).toBeVisible();
  const [given] = changesOf(calls);
  expect(given?.body).toEqual({ courseId: 'shapes', emails: ['rima@school.test'] });
  await press('Close');
  await confirm('Remove “Sums”', 'Remove “Sums”?', 'Remove');
  expect(await screen.findByText('“Sums” has been removed')).toBeInTheDocument();
  expect(changes()).toEqual([
    whatOf(endpoints.grantCourse, {} as never),
    whatOf(endpoints.takeCourse, { uid: 'u1', courseId: 'sums' }),
  ]);
});

test('revokes a certificate for a reason', async () => {
  const [sums] = rima.courses;
  if (!sums) throw new Error('there is no course');
  const certificate = { _id: 'c1', token: 'a.b.c.d', revoked: false };
  const { changes } = show({ courses: [{ ...sums, certificate }] });
  const link = await screen.findByRole('link', { name: 'Open the certificate of Sums' });
  expect(link).toHaveAttribute('href', '/certificate#a.b.c.d');
  await press('Revoke certificate: Sums');
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke this certificate?' });
  await fillIn(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Somebody else did it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke this certificate' }));
  expect(await screen.findByText('Rima Akter’s certificate has been revoked')).toBeInTheDocument();
  expect(changes()).toEqual([whatOf(endpoints.revokeCertificate, { certificateId: 'c1' })]);
});

test('disables the sign-in after asking, and enables it again', async () => {
  const { changes } = show();
  await confirm('Disable', 'Stop Rima Akter from logging in?');
  expect(await screen.findByText('Rima Akter can no longer log in')).toBeInTheDocument();
  expect(changes()).toEqual([whatOf(endpoints.disablePerson, { uid: 'u1' })]);
});

test('erases an account after its address is typed, and returns to all users', async () => {
  const { changes, router } = show();
  await press('Erase this account');
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase Rima Akter’s account?' });
  const now = within(dialog).getByRole('button', { name: 'Erase permanently' });
  await fillIn(within(dialog).getByRole('textbox'), 'rima@school');
  expect(now).toBeDisabled();
  await fillIn(within(dialog).getByRole('textbox'), '.test');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('rima@school.test’s account has been erased')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/users');
  expect(changes()).toEqual([whatOf(endpoints.erasePerson, { uid: 'u1' })]);
});

test.each([
  ['an admin', { ...rima.user, role: 'admin' as const }, /^You can’t disable or erase an admin/],
  ['oneself', { ...rima.user, _id: 'u-admin' }, /^This is your own account/],
])('offers neither for %s', async (_who, user, why) => {
  show({ user });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Erase this account' })).toBeNull();
});

const student = { email: 'student1@pathshala.test' };
const asked = whatOf(endpoints.makeAdmin, student);

/** A button that needs a recent sign-in, as on a page. */
function Ask() {
  const call = useCall();
  const { run, running, dialogs } = useAction();
  return (
    <>
      <button
        type="button"
        disabled={running}
        onClick={() => void run(() => call(endpoints.makeAdmin, student), { done: 'Done' })}
      >
        Make Admin
      </button>
      {dialogs}
    </>
  );
}

/** An API that refuses an old sign-in until `reauthenticate` has run. */
async function promote(more: Partial<Session> = {}) {
  const given: (string | undefined)[] = [];
  let recent = false;
  const calls = serveSchool(() =>
    recent ? { json: { modifiedCount: 1 } } : refusal(401, 'sign-in-again', 'Show it once more.'),
  );
  const reauthenticate = async (password?: string) => {
    given.push(password);
    if (password !== undefined && password !== 'my-password')
      throw new Error('Firebase: Error (auth/wrong-password).');
    recent = true;
  };
  renderPage(<Ask />, { at: '/users', session: { ...adminSession, reauthenticate, ...more } });
  await userEvent.click(screen.getByRole('button', { name: 'Make Admin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  return { given, dialog, changes: () => changesOf(calls).map(({ what }) => what) };
}

it('asks for the password, says what is wrong with it and stays, and then continues', async () => {
  const { given, dialog, changes } = await promote();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('password is requires')).toBeVisible();
  await fillIn(screen.getByLabelText('Password'), 'wrong-one');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('auth/wrong-password');
  expect(dialog).toBeInTheDocument();
  expect(changes()).toEqual([asked]);
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.keyboard('my-password{Enter}');
  expect(await screen.findByText('Done')).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(given).toEqual(['wrong-one', 'my-password']);
  expect(changes()).toEqual([asked, asked]);
});

it('changes nothing if cancelled', async () => {
  const { given, dialog, changes } = await promote();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Show it once more.')).toBeInTheDocument();
  expect(given).toEqual([]);
  expect(changes()).toEqual([asked]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make Admin' })).toBeEnabled());
});

it('opens Google’s popup for a Google account', async () => {
  const { given, changes } = await promote({ signInMethod: async () => 'google' });
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' }));
  expect(await screen.findByText('Done')).toBeInTheDocument();
  expect(given).toEqual([undefined]);
  expect(changes()).toEqual([asked, asked]);
});
