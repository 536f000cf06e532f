import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCall } from '../../api/use-answer.ts';
import type { Session } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import { schoolOf, usersApi } from '../../testing/fake-users.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { adminSession, renderPage } from '../../testing/render-page.tsx';
import { changesOf, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';

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
async function promote(more: Partial<Session> = {}, right = 'my-password') {
  const given: (string | undefined)[] = [];
  let recent = false;
  const api = usersApi(schoolOf(2));
  const calls = serveSchool((call) =>
    changesOf([call]).length > 0 && !recent ? refusal(401, 'sign-in-again', 'Show it once more.') : api(call),
  );
  const reauthenticate = async (password?: string) => {
    given.push(password);
    if (password !== undefined && password !== right)
      throw new Error('Firebase: Error (auth/wrong-password).');
    recent = true;
  };
  renderPage(<Ask />, { at: '/users', session: { ...adminSession, reauthenticate, ...more } });
  await userEvent.click(screen.getByRole('button', { name: 'Make Admin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  return { given, dialog, changes: () => changesOf(calls).map(({ what }) => what) };
}

it('asks for the password, and then continues', async () => {
  const { given, dialog, changes } = await promote();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('my-password{Enter}');
  expect(await screen.findByText('Done')).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(given).toEqual(['my-password']);
  expect(changes()).toEqual([asked, asked]);
});

it('says what is wrong with the password, and stays', async () => {
  const { given, dialog, changes } = await promote();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('password is requires')).toBeVisible();
  await fillIn(screen.getByLabelText('Password'), 'wrong-one');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('auth/wrong-password');
  expect(dialog).toBeInTheDocument();
  expect(given).toEqual(['wrong-one']);
  expect(changes()).toEqual([asked]);
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
