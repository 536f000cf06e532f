import type { User } from '@pathshala/contract/accounts/user';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, describe, expect, it } from 'vitest';
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
import { schoolOf, usersApi } from './fake-users.ts';
import { Component as UsersPage } from './users-page.tsx';

function show(users: User[], change?: (call: SchoolCall) => SchoolAnswer | undefined) {
  const api = usersApi(users);
  const calls = serveSchool((call) => change?.(call) ?? api(call));
  renderPage(<UsersPage />, { at: '/users' });
  return calls;
}

const rowOf = async (email: string) => (await screen.findByText(email)).closest('tr') as HTMLElement;
const refuse = (answer: SchoolAnswer) => (call: SchoolCall) =>
  changesOf([call]).length > 0 ? answer : undefined;
const firstPage = whatOf(endpoints.users, { query: { limit: 200 } });
const student = { email: 'student1@pathshala.test' };

afterEach(() => {
  act(() => toast.remove());
});

describe('All Users table', () => {
  it('has the columns index, Email and Role, and Make Admin for anyone who is not an admin', async () => {
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
});

describe('Make Admin', () => {
  const makeAdmin = async () => {
    const button = within(await rowOf('student1@pathshala.test')).getByRole('button', { name: 'Make Admin' });
    expect(button).toHaveAccessibleDescription('student1@pathshala.test');
    await userEvent.click(button);
  };

  it('says that it succeeded and fetches the list again', async () => {
    const calls = show(schoolOf(2));
    await makeAdmin();
    expect(await screen.findByText('Successfully made an admin')).toBeInTheDocument();
    const row = await rowOf('student1@pathshala.test');
    await waitFor(() => expect(within(row).getByText('Admin')).toBeVisible());
    const others = calls.filter((call) => !matchCall(adminEndpoints.enrolmentCounts, call));
    expect(others.map(({ what }) => what)).toEqual([
      firstPage,
      whatOf(endpoints.makeAdmin, student),
      firstPage,
    ]);
  });

  it('says on 403 that it failed', async () => {
    show(schoolOf(2), refuse(refusal(403, 'forbidden', 'You don’t have permission to do this.')));
    await makeAdmin();
    expect(await screen.findByText('Failed to make an admin.')).toBeInTheDocument();
    expect(screen.queryByText('You don’t have permission to do this.')).not.toBeInTheDocument();
  });

  it('says on another failure what the API says', async () => {
    show(schoolOf(2), refuse(refusal(429, 'too-many', 'Too many requests.')));
    await makeAdmin();
    expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
    expect(screen.queryByText('Failed to make an admin.')).not.toBeInTheDocument();
  });

  it('says that an unverified person cannot be an admin, in the fixed words and in more detail', async () => {
    show(schoolOf(2), refuse(refusal(409, 'not-verified', 'It is not verified.')));
    await makeAdmin();
    expect(await screen.findByText('Failed to make an admin.')).toBeInTheDocument();
    const more = await screen.findByText(
      /student1@pathshala.test is not verified yet\. Ask them to open the link/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(more).not.toBeInTheDocument();
  });

  it('does not claim a success when nothing changed', async () => {
    show(schoolOf(2), refuse({ json: { modifiedCount: 0 } }));
    await makeAdmin();
    expect(await screen.findByText('This person is already an admin')).toBeInTheDocument();
    expect(screen.queryByText('Successfully made an admin')).not.toBeInTheDocument();
  });
});

describe('Remove Admin', () => {
  const twoAdmins = () => schoolOf(2).map((user) => ({ ...user, role: 'admin' as const }));
  const ask = async (email = 'student1@pathshala.test') => {
    await userEvent.click(within(await rowOf(email)).getByRole('button', { name: 'Remove Admin' }));
    return screen.findByRole('alertdialog', { name: 'Remove the admin role?' });
  };

  it('takes the role away when the answer is yes', async () => {
    const calls = show(twoAdmins());
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Remove Admin' }));
    expect(await screen.findByText('No longer an admin')).toBeInTheDocument();
    const row = await rowOf('student1@pathshala.test');
    expect(await within(row).findByRole('button', { name: 'Make Admin' })).toBeVisible();
    expect(changesOf(calls)).toEqual([
      { what: whatOf(endpoints.removeAdmin, student), body: undefined, token: 'Bearer token-of-admin' },
    ]);
  });

  it('says why the last admin stays', async () => {
    show(twoAdmins(), refuse(refusal(409, 'last-admin', 'You can’t remove the last admin.')));
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Remove Admin' }));
    expect(await screen.findByText('You can’t remove the last admin.')).toBeInTheDocument();
  });
});

describe('filter and order', () => {
  const shown = () =>
    screen
      .getAllByRole('row')
      .flatMap((row) => /[a-z]+\d*@pathshala/.exec(row.textContent ?? '')?.[0].split('@')[0] ?? []);
  const open = (at: string, users = schoolOf(3)) => {
    serveSchool(usersApi(users));
    return renderPage(<UsersPage />, { at });
  };

  it('are kept in the address, with the page and what was typed', async () => {
    const { router } = open('/users');
    await screen.findByRole('table');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Students');
    expect(shown()).toEqual(['student1', 'student2']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('dent');
    expect(router.state.location.search).toBe('?role=student&sort=newest&q=dent');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?role=student');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Everyone');
    expect(router.state.location.search).toBe('');
  });
});

describe('pages and search', () => {
  it('shows 25 users at a time, numbered across pages', async () => {
    show(schoolOf(60));
    await screen.findByText('1–25 of 60');
    expect(screen.queryByText('student25@pathshala.test')).not.toBeInTheDocument();
    const turn = (name: string) => screen.getByText(name, { selector: 'button' });
    await userEvent.click(turn('Next'));
    const row = await rowOf('student25@pathshala.test');
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('26');
    await userEvent.click(turn('Next'));
    expect(await screen.findByText('51–60 of 60')).toBeVisible();
    expect(turn('Next')).toBeDisabled();
    await userEvent.click(turn('Previous'));
    expect(await screen.findByText('26–50 of 60')).toBeVisible();
  });

  it('finds by a part of the e-mail, in any case, beyond the first call', async () => {
    const calls = show(schoolOf(450));
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Search by name or email' }));
    // In one change: typing key by key takes seconds in a table of 25 people.
    await userEvent.paste(' STUDENT449');
    expect(await screen.findByText('student449@pathshala.test')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 1);
    const third = whatOf(endpoints.users, { query: { limit: 200, after: 'u399' } });
    expect(calls.some(({ what }) => what === third)).toBe(true);
  });
});
