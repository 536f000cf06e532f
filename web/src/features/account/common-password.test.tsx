import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OwnAccount } from '../../auth/own-account.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { PasswordFold } from './account-sections.tsx';
import { commonPasswordsPath, writeFingerprints } from './common-passwords.ts';
import { commonPasswordWords, NewPasswordField } from './new-password-field.tsx';
import { Component as RegisterPage } from './register-page.tsx';

let asked: string[];
beforeEach(async () => {
  asked = [];
  const file = await writeFingerprints(['qwerty', '12345678']);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(file);
  });
});
const password = () => screen.getByLabelText('Password');

it('names a common password while it is typed, and takes it', async () => {
  const register = vi.fn(async () => undefined);
  renderPage(<RegisterPage />, { at: '/register', session: { ...visitor, register } });
  await screen.findByLabelText('Password');
  expect(asked).toEqual([]);
  await fillIn(password(), 'qwert');
  expect(password()).toHaveAccessibleDescription('');
  await userEvent.type(password(), 'y');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(commonPasswordWords.warn()));
  expect(password()).toBeValid();
  await userEvent.type(password(), 'y');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(''));
  expect(asked).toEqual([commonPasswordsPath]);
  await userEvent.type(password(), '{Backspace}');
  await fillIn(screen.getByLabelText('Name'), 'Rima');
  await fillIn(screen.getByLabelText('Email'), 'rima@school.test');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(register).toHaveBeenCalledWith('Rima', 'rima@school.test', 'qwerty'));
});

it('a change of password judges the new one, and not the one of today', async () => {
  const { getByLabelText } = renderPage(<PasswordFold account={{} as OwnAccount} />, {
    at: '/account',
    session: visitor,
  });
  const [current, next] = [getByLabelText('Current password'), getByLabelText('New password')];
  await fillIn(current, 'qwerty');
  expect(asked).toEqual([]);
  await fillIn(next, '12345678');
  await waitFor(() => expect(next).toHaveAccessibleDescription(commonPasswordWords.warn()));
  expect(current).toHaveAccessibleDescription('');
});

it('a school that refuses common passwords does not take one', async () => {
  const submitted = vi.fn();
  const form = (
    <Formik initialValues={{ password: '' }} onSubmit={(values) => submitted(values)}>
      <Form>
        <NewPasswordField name="password" label="Password" rule="refuse" />
      </Form>
    </Formik>
  );
  renderPage(form, { at: '/register', session: visitor });
  await fillIn(await screen.findByLabelText('Password'), '12345678');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(password()).toBeInvalid());
  expect(password()).toHaveAccessibleDescription(commonPasswordWords.refuse());
  expect(submitted).not.toHaveBeenCalled();
  await fillIn(password(), ' river boats');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ password: '12345678 river boats' }));
});
