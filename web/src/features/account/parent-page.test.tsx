import type { ParentView } from '@pathshala/contract/accounts/consent';
import type { OwnData } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, refusal, type SchoolCall, serveSchool } from '../../testing/serve-school.ts';
import { Component as ParentPage } from './parent-page.tsx';

const token = 'rima.secret';
const at = `/parent#${token}`;
const child = { name: 'Rima', email: 'rima@school.test' } as const;
const kept = {
  users: [{ _id: 'rima', email: child.email }],
  enrolments: [{ _id: 'rima_c1', courseId: 'c1', lessonsDone: ['a'] }],
};

const account: OwnData['account'] = {
  uid: 'rima',
  email: child.email,
  emailVerified: true,
  displayName: child.name,
  photoURL: '',
  providers: ['password'],
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSignInAt: '2026-01-02T00:00:00.000Z',
};
const everything: OwnData = { exportedAt: '2026-01-03T00:00:00.000Z', account, kept };

/** A school that stores a parent's decision. */
function school(): SchoolCall[] {
  let state: ParentView['state'] = 'waiting';
  return serveSchool((call) => {
    if (matchCall(endpoints.parentView, call)) return { json: { ...child, state } };
    if (matchCall(endpoints.parentData, call)) return { json: everything };
    const { decision } = call.body as { decision: string };
    if (decision === 'delete') return { json: { state: 'deleted' } };
    state = decision === 'give' ? 'given' : 'withdrawn';
    return { json: { state } };
  });
}

const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }));

test('a parent sees everything, agrees, and takes it back; the secret of the link is in no address that is asked for', async () => {
  const calls = school();
  renderPage(<ParentPage />, { at });
  expect(await screen.findByText(/Rima has an account here/)).toBeVisible();
  await press('Show everything');
  await screen.findByText('Courses and lessons done');
  await press('I agree');
  expect(await screen.findByText(/You have agreed/)).toBeVisible();
  await press('Withdraw consent');
  expect(await screen.findByText(/have withdrawn your consent/)).toBeVisible();
  const decided = calls.filter((call) => matchCall(endpoints.parentDecision, call));
  expect(decided.map(({ body }) => body)).toEqual([
    { token, decision: 'give' },
    { token, decision: 'withdraw' },
  ]);
  expect(calls.filter(({ what }) => what.includes('secret'))).toEqual([]);
});

test('nothing is removed before the parent has said so twice', async () => {
  const calls = school();
  renderPage(<ParentPage />, { at });
  await press('Delete everything');
  const dialog = await screen.findByRole('alertdialog');
  expect(calls.some((call) => matchCall(endpoints.parentDecision, call))).toBe(false);
  await userEvent.click(within(dialog).getByText('Delete everything', { selector: 'button' }));
  expect(await screen.findByText(/The account and everything in it have been deleted/)).toBeVisible();
});

test('a link that ended says so', async () => {
  serveSchool(() => refusal(404, 'not-found', 'This link does not work any more.'));
  renderPage(<ParentPage />, { at });
  expect(await screen.findByText('This link does not work any more.')).toBeVisible();
});
