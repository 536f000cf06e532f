import type { User } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Revocation } from '@pathshala/contract/certificates/certificate';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { textsOf } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import {
  changesOf,
  matchCall,
  refusal,
  type SchoolAnswer,
  type SchoolCall,
  serveSchool,
  whatOf,
} from '../../testing/serve-school.ts';
import { Component as RevocationsPage } from './revocations-page.tsx';
import { Component as UsersPage } from './users-page.tsx';

function schoolOf(count: number): User[] {
  return Array.from({ length: count }, (_, at) => ({
    _id: `u${at}`,
    email: at === 0 ? 'admin@pathshala.test' : `student${at}@pathshala.test`,
    displayName: `Person ${at}`,
    role: at === 0 ? 'admin' : 'student',
    verified: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-02-03T00:00:00.000Z',
  }));
}

function pageOf(users: readonly User[], query: URLSearchParams): SchoolAnswer {
  const limit = Number(query.get('limit'));
  const start = users.findIndex((user) => user._id === query.get('after')) + 1;
  const json = users.slice(start, start + limit);
  const after = start + limit < users.length ? json.at(-1)?._id : undefined;
  const next = pathOf(endpoints.users, { query: { limit, after } });
  return { json, headers: after ? { Link: `<${apiRoot}${next}>; rel="next"` } : {} };
}

function countsOf(of: string): Record<string, number> {
  return Object.fromEntries(of.split(',').map((uid) => [uid, Number(uid.slice(1))]));
}

function usersApi(users: User[]): (call: SchoolCall) => SchoolAnswer {
  return (call) => {
    if (call.token !== 'Bearer token-of-admin') return refusal(401, 'unauthenticated', 'Please log in.');
    const counted = matchCall(endpoints.enrolmentCounts, call);
    if (counted) return { json: countsOf(counted.query.get('of') ?? '') };
    const list = matchCall(endpoints.users, call);
    if (list) return pageOf(users, list.query);
    const made = matchCall(endpoints.makeAdmin, call);
    const email = (made ?? matchCall(endpoints.removeAdmin, call))?.values.email;
    const at = users.findIndex((user) => user.email === email);
    const user = users[at];
    if (!user) return refusal(404, 'not-found', 'Page not found.');
    const role = made ? 'admin' : 'student';
    users[at] = { ...user, role };
    return { json: { modifiedCount: user.role === role ? 0 : 1 } };
  };
}

/** @param answer the school's answer to changes, from the second one or the first */
function show(users: User[], answer?: SchoolAnswer, from = 1) {
  const api = usersApi(users);
  const calls = serveSchool((call) => {
    const isAnswered = answer && changesOf([call]).length > 0 && changesOf(calls).length >= from;
    return isAnswered ? answer : api(call);
  });
  const { router } = renderPage(<UsersPage />, { at: '/users' });
  return { router, calls, changes: () => changesOf(calls).map(({ what }) => what) };
}

const rowOf = async (email: string) => (await screen.findByText(email)).closest('tr') as HTMLElement;
const firstPage = whatOf(endpoints.users, { query: { limit: 200 } });
const student = { email: 'student1@pathshala.test' };
const made = whatOf(endpoints.makeAdmin, student);
const removed = whatOf(endpoints.removeAdmin, student);
const press = async (name: string) =>
  userEvent.click(await within(await rowOf(student.email)).findByRole('button', { name }));

test('has the columns index, Email and Role, and Make Admin for anyone who is not an admin', async () => {
  show(schoolOf(2));
  expect(await screen.findByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'All Users' });
  const heads = within(table).getAllByRole('columnheader');
  const columns = ['Index', 'Email', 'Role', 'Since', 'Last seen', 'Courses', 'Action'];
  expect(textsOf(heads)).toEqual(columns);
  const student = await rowOf('student1@pathshala.test');
  await within(student).findByText('1 course');
  expect(textsOf(within(student).getAllByRole('cell'))).toEqual([
    '2',
    'student1@pathshala.testPerson 1VerifiedSince 1 Jan 2026Seen 3 Feb 20261 course',
    'Student',
    '1 Jan 2026',
    '3 Feb 2026',
    '1',
    'Make AdminMore',
  ]);
  const admin = await rowOf('admin@pathshala.test');
  expect(within(admin).getByText('Admin')).toBeVisible();
  expect(within(admin).queryByRole('button', { name: 'Make Admin' })).not.toBeInTheDocument();
});

test('Make Admin says that it succeeded, is taken back in one click, and fetches the list again', async () => {
  const { calls } = show(schoolOf(2));
  const row = await rowOf(student.email);
  expect(within(row).getByText('Make Admin')).toHaveAccessibleDescription(student.email);
  await press('Make Admin');
  expect(await screen.findByText('Successfully made an admin')).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).not.toHaveFocus();
  await within(row).findByText('Remove Admin');
  await userEvent.click(undo);
  expect(await screen.findByText('No longer an admin')).toBeInTheDocument();
  await within(row).findByText('Make Admin');
  const others = calls.filter((call) => !matchCall(endpoints.enrolmentCounts, call));
  expect(others.map(({ what }) => what)).toEqual([firstPage, made, firstPage, removed, firstPage]);
  expect(changesOf(calls).map(({ token }) => token)).toEqual(Array(2).fill('Bearer token-of-admin'));
});

test('More makes a teacher, after asking by name, as Make Admin does an admin', async () => {
  const { changes } = show(schoolOf(2), { json: { modifiedCount: 1 } });
  await press(`More: ${student.email}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make Teacher' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make Person 1 a teacher?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make Teacher' }));
  expect(await screen.findByText('Now a teacher')).toBeInTheDocument();
  expect(changes()).toEqual([whatOf(endpoints.makeTeacher, student)]);
});

test('Undo takes the focus of keyboard users, and returns it at its end', async () => {
  const { changes } = show(schoolOf(2));
  const button = await within(await rowOf(student.email)).findByRole('button', { name: 'Make Admin' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  const back = await within(await rowOf(student.email)).findByRole('button', { name: 'Remove Admin' });
  act(() => toast.dismiss());
  expect(back).toHaveFocus();
  // While it fades it is no button, and does nothing when clicked.
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Undo'));
  expect(changes()).toEqual([made]);
});

test('when the sign-in is too old and the page is left, Undo shows the API’s error', async () => {
  const { router } = show(schoolOf(2), refusal(401, 'sign-in-again', 'Show it once more.'), 2);
  await press('Make Admin');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await act(() => router.navigate('/messages'));
  await userEvent.click(undo);
  expect(await screen.findByText('Show it once more.')).toBeInTheDocument();
});

const failed = 'Failed to make an admin.';
const unverified = /student1@pathshala.test is not verified yet\. Ask them to open the link/;
test.each<[why: string, SchoolAnswer, said: (string | RegExp)[], unsaid: string]>([
  ['403', refusal(403, 'forbidden', 'No permission.'), [failed], 'No permission.'],
  ['another failure', refusal(429, 'too-many', 'Too many requests.'), ['Too many requests.'], failed],
  ['an unverified person', refusal(409, 'not-verified', 'No.'), [failed, unverified], 'No.'],
  [
    'a role that they had',
    { json: { modifiedCount: 0 } },
    ['This person is already an admin'],
    'Successfully made an admin',
  ],
])('Make Admin says of %s what it means', async (_why, answer, said, unsaid) => {
  show(schoolOf(2), answer);
  await press('Make Admin');
  for (const text of said) expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
});

test('Remove Admin asks first, and says why the last admin stays', async () => {
  const { changes } = show(schoolOf(2), refusal(409, 'last-admin', 'You can’t remove the last admin.'), 2);
  await press('Make Admin');
  await press('Remove Admin');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove the admin role?' });
  expect(changes()).toEqual([made]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Admin' }));
  expect(await screen.findByText('You can’t remove the last admin.')).toBeInTheDocument();
  expect(changes()).toEqual([made, removed]);
});

test('filter, order and what was typed are kept in the address', async () => {
  serveSchool(usersApi(schoolOf(3)));
  const { router } = renderPage(<UsersPage />, { at: '/users?role=student' });
  await screen.findByText('student2@pathshala.test');
  expect(screen.queryByText('admin@pathshala.test')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
  await fillIn(screen.getByRole('searchbox'), 'dent');
  expect(router.state.location.search).toBe('?role=student&sort=newest&q=dent');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?role=student');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Everyone');
  expect(router.state.location.search).toBe('');
});

test('shows 25 users at a time, numbered across pages', async () => {
  show(schoolOf(27));
  await screen.findByText('1–25 of 27');
  expect(screen.queryByText('student25@pathshala.test')).not.toBeInTheDocument();
  const turn = (name: string) => screen.getByText(name, { selector: 'button' });
  await userEvent.click(turn('Next'));
  const row = await rowOf('student25@pathshala.test');
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('26');
  expect(screen.getByText('26–27 of 27')).toBeVisible();
  expect(turn('Next')).toBeDisabled();
  await userEvent.click(turn('Previous'));
  expect(await screen.findByText('1–25 of 27')).toBeVisible();
});

test('finds by a part of the e-mail, in any case, beyond the first call', async () => {
  const calls = serveSchool(usersApi(schoolOf(450)));
  renderPage(<UsersPage />, { at: '/users?q=STUDENT449' });
  expect(await screen.findByText('student449@pathshala.test')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 1));
  const third = whatOf(endpoints.users, { query: { limit: 200, after: 'u399' } });
  expect(calls.some(({ what }) => what === third)).toBe(true);
});

const at = '2026-11-20T09:00:00.000Z';
const certificate = { uid: 'u2', name: 'Rima Khatun', title: 'Sums', day: '2026-11-01' };
const head = { _id: 'u1', email: 'head@school.test', displayName: 'Head' };

test('says whose certificates were revoked, why and by whom, and reinstates one', async () => {
  const left: Revocation[] = [
    { _id: 'c1', at, by: head, reason: 'Somebody else did it.', certificate },
    { _id: 'c2', at, by: { _id: '(deleted)' } },
  ];
  const calls = serveSchool((call) => {
    if (!matchCall(endpoints.restoreCertificate, call)) return { json: [...left] };
    left.shift();
    return { json: { modifiedCount: 1 } };
  });
  renderPage(<RevocationsPage />, { at: '/revoked-certificates' });
  const table = await screen.findByRole('table', { name: 'Revoked certificates' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(
    'Rima KhatunSumsIssued 1 November 2026Somebody else did it.by head@school.test',
  );
  expect(within(table).getByRole('link', { name: 'Rima Khatun' })).toHaveAttribute('href', '/users/u2');
  expect(second).toHaveTextContent('The account or its course no longer existsc2by Someone who has left');
  await userEvent.click(
    screen.getByRole('button', { name: 'Reinstate the certificate of Rima Khatun: Sums' }),
  );
  expect(await screen.findByText('The certificate has been reinstated')).toBeInTheDocument();
  expect(screen.queryByText('Rima Khatun')).toBeNull();
  const { restoreCertificate } = endpoints;
  expect(changesOf(calls).map(({ what }) => what)).toEqual([
    whatOf(restoreCertificate, { certificateId: 'c1' }),
  ]);
});
