import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnAccount } from '../auth/own-account.ts';
import { betweenMails } from '../auth/verification-mail.tsx';
import { renderAs, rima } from '../testing/render-as.tsx';
import MailSent from './mail-sent.tsx';

/** Each test runs at another hour: the page remembers when it sent the last mail. */
let hour = Date.now();
beforeEach(() => {
  hour += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: hour });
});
function show(account: Partial<OwnAccount>) {
  const { user } = rima.state;
  if (!user) throw new Error('Rima is signed in.');
  const state = { status: 'signed-in', user: { ...user, mailSentAt: Date.now() } } as const;
  renderAs(
    { ...rima, state, ownAccount: async () => account as OwnAccount },
    <MailSent email={user.email} />,
    '/',
  );
  return screen.getByRole('button', { name: 'Send the email again' });
}

const press = (button: HTMLElement) => act(async () => fireEvent.click(button));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('says where the mail went, and sends it again once a minute', async () => {
  const sendVerification = vi.fn(async () => undefined);
  const again = show({ emailVerified: false, sendVerification });
  expect(screen.getByRole('region', { name: 'Your email' })).toHaveTextContent('emailed rima@school.test');
  expect(again).toHaveAttribute('aria-disabled', 'true');
  await press(again);
  expect(sendVerification).not.toHaveBeenCalled();
  wait(betweenMails);
  expect(again).toHaveAttribute('aria-disabled', 'false');
  await press(again);
  expect(sendVerification).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/Email sent/)).toBeVisible();
  await press(again);
  wait(betweenMails - 1);
  await press(again);
  expect(sendVerification).toHaveBeenCalledTimes(1);
  wait(1);
  await press(again);
  expect(sendVerification).toHaveBeenCalledTimes(2);
});

test('who has pressed the link by now is told so; the line can be closed', async () => {
  const again = show({ emailVerified: true });
  wait(2 * betweenMails);
  await press(again);
  expect(screen.getByText(/already confirmed/)).toBeVisible();
  expect(again).not.toBeInTheDocument();
  await press(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
