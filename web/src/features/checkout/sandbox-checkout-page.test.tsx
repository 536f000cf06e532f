import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { changesOf, matchCall, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { Component as SandboxCheckoutPage } from './sandbox-checkout-page.tsx';

const session = { courseId: 'sums', title: 'Sums', amount: 9.5, status: 'open' };

test.each([
  ['Pay $9.50', 'pay', '?checkout=done'],
  ['Cancel', 'cancel', '?checkout=cancelled'],
])('%s ends the checkout and leads back to the course', async (button, outcome, search) => {
  const calls = serveSchool((call) => ({
    json: matchCall(endpoints.practiceSession, call) ? session : { url: `/course/sums${search}` },
  }));
  const { router } = renderAs(rima, <SandboxCheckoutPage />, '/checkout/sums?session=s1');
  expect(await screen.findByText('Test checkout. No real payment is taken.')).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/sums'));
  expect(router.state.location.search).toBe(search);
  const what = whatOf(endpoints.practiceOutcome, { sessionId: 's1' });
  expect(changesOf(calls)).toEqual([{ what, body: { outcome }, token: 'Bearer token-of-rima' }]);
});

test('says when a checkout is over', async () => {
  serveSchool(() => ({ json: { ...session, status: 'paid' } }));
  renderAs(rima, <SandboxCheckoutPage />, '/checkout/sums?session=s1');
  expect(await screen.findByText('Payment complete.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
});

test('an unknown checkout, or none, has nothing to pay', async () => {
  serveSchool(() => refusal(404, 'not-found', 'Page not found.'));
  const { unmount } = renderAs(rima, <SandboxCheckoutPage />, '/checkout/sums?session=s1');
  expect(await screen.findByText('Page not found.')).toBeVisible();
  unmount();
  renderAs(rima, <SandboxCheckoutPage />, '/checkout/sums');
  expect(screen.getByText('Start a checkout from a course page.')).toBeVisible();
});
