import type { User } from '@pathshala/contract/accounts/user';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, test } from 'vitest';
import { schoolOf, usersApi } from '../../testing/fake-users.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { Component as UsersPage } from './users-page.tsx';

function show(users: User[]) {
  const calls = serveSchool(usersApi(users));
  renderPage(<UsersPage />, { at: '/users' });
  return calls;
}

const rowOf = async (email: string) => (await screen.findByText(email)).closest('tr') as HTMLElement;
const firstPage = whatOf(endpoints.users, { query: { limit: 200 } });
const student = { email: 'student1@pathshala.test' };

afterEach(() => {
  act(() => toast.remove());
});

test('has the columns index, Email and Role, and Make Admin for anyone who is not an admin', async () => {
  show(schoolOf(2));
  expect(await screen.findByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'All Users' });
  const heads = within(table).getAllByRole('columnheader', { hidden: true });
  expect(heads.map((head) => head.textContent)).toEqual([
    'Index',
    'Email',
    'Role',
    'Since',
    'Last seen',
    'Courses',
    'Action',
  ]);
  const student = await rowOf('student1@pathshala.test');
  await within(student).findByText('1 course');
  expect(
    within(student)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual([
    '2',
    'student1@pathshala.testPerson 1VerifiedSince 1 Jan 2026Seen 3 Feb 20261 course',
    'Student',
    '1 Jan 2026',
    '3 Feb 2026',
    '1',
    'Make Admin',
  ]);
  const admin = await rowOf('admin@pathshala.test');
  expect(within(admin).getByText('Admin')).toBeVisible();
  expect(within(admin).queryByRole('button', { name: 'Make Admin' })).not.toBeInTheDocument();
});

test('Make Admin says that it succeeded and fetches the list again; Remove Admin takes the role away when the answer is yes', async () => {
  const calls = show(schoolOf(2));
  const row = await rowOf('student1@pathshala.test');
  const button = within(row).getByText('Make Admin');
  expect(button).toHaveAccessibleDescription('student1@pathshala.test');
  await userEvent.click(button);
  expect(await screen.findByText('Successfully made an admin')).toBeInTheDocument();
  await userEvent.click(await within(row).findByText('Remove Admin'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove the admin role?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Admin' }));
  expect(await screen.findByText('No longer an admin')).toBeInTheDocument();
  await within(row).findByText('Make Admin');
  const others = calls.filter((call) => !matchCall(adminEndpoints.enrolmentCounts, call));
  expect(others.map(({ what }) => what)).toEqual([
    firstPage,
    whatOf(endpoints.makeAdmin, student),
    firstPage,
    whatOf(endpoints.removeAdmin, student),
    firstPage,
  ]);
  expect(changesOf(calls).map(({ token }) => token)).toEqual(Array(2).fill('Bearer token-of-admin'));
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
