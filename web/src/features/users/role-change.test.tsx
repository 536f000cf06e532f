import { endpoints } from '@pathshala/contract/calls/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, test } from 'vitest';
import { useAction } from '../../auth/use-action.tsx';
import { schoolOf, usersApi } from '../../testing/fake-users.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, refusal, type SchoolAnswer, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { roleButtonId, useRoleChange } from './role-change.tsx';

afterEach(() => {
  act(() => toast.remove());
});

const student = { email: 'student1@pathshala.test' };
const made = whatOf(endpoints.makeAdmin, student);
const removed = whatOf(endpoints.removeAdmin, student);

/** The buttons of one person. */
function Buttons() {
  const action = useAction();
  const role = useRoleChange(action);
  return schoolOf(2)
    .slice(1)
    .map((user) => (
      <div key={user._id}>
        <button
          type="button"
          id={roleButtonId(user)}
          onClick={({ detail }) => role.makeAdmin(user, detail === 0)}
        >
          Make Admin
        </button>
        <button type="button" onClick={() => role.removeAdmin(user)}>
          Remove Admin
        </button>
        <p>{role.refusal}</p>
        {action.dialogs}
      </div>
    ));
}

/** @param answer what the school says to changes from the second on, or from the first */
function show(answer?: SchoolAnswer, from = 1) {
  const api = usersApi(schoolOf(2));
  const calls = serveSchool((call) => {
    const isAnswered = answer && changesOf([call]).length > 0 && changesOf(calls).length >= from;
    return isAnswered ? answer : api(call);
  });
  const { router } = renderPage(<Buttons />, { at: '/users' });
  return { router, changes: () => changesOf(calls).map(({ what }) => what) };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('Make Admin is taken back in one click', async () => {
  const { changes } = show();
  await press('Make Admin');
  expect(await screen.findByText('Successfully made an admin')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).not.toHaveFocus();
  await press('Undo');
  expect(await screen.findByText('No longer an admin')).toBeInTheDocument();
  expect(changes()).toEqual([made, removed]);
});

test('Undo takes the focus of keyboard users, and returns it at its end', async () => {
  const { changes } = show();
  screen.getByRole('button', { name: 'Make Admin' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  act(() => toast.dismiss());
  expect(screen.getByRole('button', { name: 'Make Admin' })).toHaveFocus();
  // While it fades it is no button, and does nothing when clicked.
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Undo'));
  expect(changes()).toEqual([made]);
});

test('when the sign-in is too old and the page is left, Undo shows the API’s error', async () => {
  const { router } = show(refusal(401, 'sign-in-again', 'Show it once more.'), 2);
  await press('Make Admin');
  await screen.findByRole('button', { name: 'Undo' });
  await act(() => router.navigate('/messages'));
  await press('Undo');
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
  show(answer);
  await press('Make Admin');
  for (const text of said) expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
});

test('Remove Admin asks first, and says why the last admin stays', async () => {
  const { changes } = show(refusal(409, 'last-admin', 'You can’t remove the last admin.'));
  await press('Remove Admin');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove the admin role?' });
  expect(changes()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Admin' }));
  expect(await screen.findByText('You can’t remove the last admin.')).toBeInTheDocument();
  expect(changes()).toEqual([removed]);
});
