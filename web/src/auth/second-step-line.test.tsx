import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../testing/fill-in.ts';
import { hrefOf } from '../testing/render-as.tsx';
import { adminSession, renderPage } from '../testing/render-page.tsx';
import type { AskCode } from './second-step.ts';
import SecondStepLine from './second-step-line.tsx';
import { useCode } from './session.tsx';

function show(has: boolean) {
  const finish = vi.fn(async (code: string) => {
    if (code !== '123456') throw new Error('Firebase: Error (auth/invalid-verification-code).');
  });
  const step = { key: 'SHAREDKEY', address: 'otpauth://totp/school', finish };
  const reauthenticate = vi.fn(async () => undefined);
  const secondStep = { hasSecondStep: async () => has, beginSecondStep: async () => step };
  const session = { ...adminSession, ...secondStep, reauthenticate };
  renderPage(<SecondStepLine />, { at: '/users', session });
  return { finish, reauthenticate };
}

const line = /A code from an app on your phone keeps them safe/;

it('shows nothing to an admin who has a second step', async () => {
  show(true);
  await act(async () => undefined);
  expect(screen.queryByText(line)).not.toBeInTheDocument();
});

it('leads an admin without one to it, and is gone then', async () => {
  const { finish, reauthenticate } = show(false);
  expect(await screen.findByText(line)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set it up' }));
  await fillIn(await screen.findByLabelText('Password'), 'my-password');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Two-step verification' });
  expect(reauthenticate).toHaveBeenCalledWith('my-password');
  expect(screen.getByText('SHAREDKEY')).toBeVisible();
  expect(await hrefOf('open it in the app')).toBe('otpauth://totp/school');
  const code = screen.getByLabelText('Code');
  await fillIn(code, '12345');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code has 6 digits'));
  await fillIn(code, '0');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/auth\/invalid-verification-code/)).toBeVisible();
  await userEvent.clear(code);
  await fillIn(code, '123456');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument());
  expect(finish.mock.calls).toEqual([['123450'], ['123456']]);
});

it('asks for the code of a sign-in, and takes no for an answer', async () => {
  const asked: { ask?: AskCode } = {};
  function SignIn() {
    const { askCode, codeDialog } = useCode();
    asked.ask = askCode;
    return codeDialog;
  }
  renderPage(<SignIn />, { at: '/login' });
  await waitFor(() => expect(asked.ask).toBeDefined());
  for (const [keys, code] of [
    ['654321{Enter}', '654321'],
    ['{Escape}', null],
  ] as const) {
    let answer: Promise<string | null> | undefined;
    act(() => {
      answer = asked.ask?.();
    });
    const dialog = await screen.findByRole('dialog', { name: 'Enter your code' });
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard(keys);
    expect(await answer).toBe(code);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
});
