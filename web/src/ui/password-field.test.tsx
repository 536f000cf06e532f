import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

function show() {
  render(
    <Formik initialValues={{ password: '' }} onSubmit={() => undefined}>
      <Form>
        <PasswordField name="password" label="Password" />
      </Form>
    </Formik>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  return {
    input,
    toggle: screen.getByRole('button', { name: 'Show characters' }),
    user: userEvent.setup(),
  };
}

test('the password can be shown, and hidden again; caret and focus stay', async () => {
  const { input, toggle, user } = show();
  await user.type(input, 'paratha');
  expect(input).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  input.setSelectionRange(2, 4);
  await user.click(toggle);
  expect(input).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  await user.keyboard('i');
  expect(input).toHaveValue('paitha');
  await user.click(toggle);
  expect(input).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
});
