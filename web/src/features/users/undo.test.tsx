import { endpoints } from '@pathshala/contract/calls/endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { schoolOf, usersApi } from './fake-users.ts';
import { Component as UsersPage } from './users-page.tsx';

afterEach(() => {
  act(() => toast.remove());
});

const student = { email: 'student1@pathshala.test' };
const made = whatOf(endpoints.makeAdmin, student);
const removed = whatOf(endpoints.removeAdmin, student);
const button = (name: string) => screen.findByRole('button', { name, description: student.email });
const makeAdmin = async () => userEvent.click(await button('Make Admin'));

function show() {
  const api = usersApi(schoolOf(2));
  let tooOld = false;
  const calls = serveSchool((call) =>
    tooOld && changesOf([call]).length > 0 ? refusal(401, 'sign-in-again', 'Show it once more.') : api(call),
  );
  const { router } = renderPage(<UsersPage />, { at: '/users' });
  return {
    router,
    changes: () => changesOf(calls).map(({ what }) => what),
    wantNewSignIn: () => {
      tooOld = true;
    },
  };
}

it('takes the role back in one click, and says so', async () => {
  const { changes } = show();
  await makeAdmin();
  expect(await screen.findByText('Successfully made an admin')).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).not.toHaveFocus();
  await userEvent.click(undo);
  expect(await screen.findByText('No longer an admin')).toBeInTheDocument();
  expect(await button('Make Admin')).toBeEnabled();
  expect(changes()).toEqual([made, removed]);
});

it('takes the focus of keyboard users, and returns it at its end', async () => {
  const { changes } = show();
  (await button('Make Admin')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  const remove = await button('Remove Admin');
  await waitFor(() => expect(remove).toBeEnabled());
  act(() => toast.dismiss());
  expect(remove).toHaveFocus();
  // While it fades it is no button, and does nothing when clicked.
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Undo'));
  expect(changes()).toEqual([made]);
});

it('shows the API’s error if the sign-in is too old and nothing can ask for the password', async () => {
  const { router, wantNewSignIn } = show();
  await makeAdmin();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await act(() => router.navigate('/messages'));
  wantNewSignIn();
  await userEvent.click(undo);
  expect(await screen.findByText('Show it once more.')).toBeInTheDocument();
});

it('asks for the password while the page is open', async () => {
  const { wantNewSignIn } = show();
  await makeAdmin();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  wantNewSignIn();
  await userEvent.click(undo);
  expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
});
