import type { Consent } from '@pathshala/contract/accounts/consent';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, refusal, type SchoolCall, serveSchool } from '../../testing/serve-school.ts';
import { Component as AgePage } from './age-page.tsx';

/** Names are looked up by label and text: roles of a whole page take seconds on a busy machine. */
const parentField = /Your parent’s email/;
const asked: Consent = { state: 'waiting', parent: 'm…@home.test' };

/** A school that knows this of the child; what is sent to it is answered with `next`. */
function school(now: Consent, next: Consent = now): SchoolCall[] {
  let known = now;
  return serveSchool((call) => {
    if (matchCall(endpoints.consent, call)) return { json: known };
    if (!matchCall(endpoints.askConsent, call)) return undefined;
    known = next;
    return { json: known };
  });
}

/** At once, as from the clipboard: a key at a time takes seconds on a busy machine. */
async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

const sent = (calls: readonly SchoolCall[]) =>
  calls.filter((call) => matchCall(endpoints.askConsent, call)).map(({ body }) => body);

test('who is old enough goes on to where they came from', async () => {
  const calls = school({ state: 'age-needed' }, { state: 'not-needed' });
  const { router } = renderPage(<AgePage />, { at: '/age' });
  await userEvent.click(await screen.findByLabelText('I am 13 to 17'));
  expect(screen.queryByLabelText(parentField)).toBeNull();
  await userEvent.click(screen.getByText('Continue', { selector: 'button' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent(calls)).toEqual([{ band: '13-to-17' }]);
});

test('a child is asked for a parent’s address, and told kindly what comes next', async () => {
  const calls = school({ state: 'age-needed' }, asked);
  renderPage(<AgePage />, { at: '/age' });
  await userEvent.click(await screen.findByLabelText('I am younger than 13'));
  await userEvent.click(screen.getByText('Ask my parent', { selector: 'button' }));
  expect(await screen.findByText('email is requires')).toBeVisible();
  await enter(screen.getByLabelText(parentField), 'mother@home.test');
  await userEvent.click(screen.getByText('Ask my parent', { selector: 'button' }));
  expect(await screen.findByText('Now ask your parent', { selector: 'h1' })).toBeVisible();
  expect(screen.getByText(/m…@home\.test.*you can look around/)).toBeVisible();
  expect(sent(calls)).toEqual([{ band: 'under-13', parentEmail: 'mother@home.test' }]);
});

test('the mail is sent again, or to another address', async () => {
  const calls = school(asked);
  renderPage(<AgePage />, { at: '/age' });
  await userEvent.click(await screen.findByText('Send the email again', { selector: 'button' }));
  await waitFor(() => expect(sent(calls)).toEqual([{ band: 'under-13' }]));
  await userEvent.click(screen.getByText('Use another address', { selector: 'button' }));
  await enter(screen.getByLabelText(parentField), 'father@home.test');
  await userEvent.click(screen.getByText('Ask my parent', { selector: 'button' }));
  await waitFor(() => expect(sent(calls)[1]).toEqual({ band: 'under-13', parentEmail: 'father@home.test' }));
});

test.each([
  ['given', 'You’re all set'],
  ['withdrawn', 'Your parent has said no for now'],
] as const)('%s: %s', async (state, title) => {
  school({ state, parent: 'm…@home.test' });
  renderPage(<AgePage />, { at: '/age' });
  expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible();
});

test('where nobody asks for consent there is nothing to answer', async () => {
  serveSchool(() => refusal(404, 'not-found', 'Page not found.'));
  const { router } = renderPage(<AgePage />, { at: '/age' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
