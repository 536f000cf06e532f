import type { Consent, ParentView } from '@pathshala/contract/accounts/consent';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { hrefOf, rima } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { Component as AgePage } from './age-page.tsx';
import { Component as ParentPage } from './parent-page.tsx';
import { WeekSection } from './week-section.tsx';

/** Names are looked up by label and text: roles of a whole page take seconds on a busy machine. */
const parentField = /Your parent’s email/;
const asked: Consent = { state: 'waiting', parent: 'm…@home.test' };

/** A school that knows this about the child; it answers changes with `next`. */
function school(now: Consent, next: Consent = now) {
  let known = now;
  return serveSchool((call) => {
    if (matchCall(endpoints.consent, call)) return { json: known };
    if (!matchCall(endpoints.askConsent, call)) return undefined;
    known = next;
    return { json: known };
  });
}

const sent = (calls: ReturnType<typeof school>) =>
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
  await fillIn(screen.getByLabelText(parentField), 'mother@home.test');
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
  await fillIn(screen.getByLabelText(parentField), 'father@home.test');
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

const at = '2026-11-22T05:06:00.000Z';

/** A school that stores since when the week is shared. */
function show(before: string | null, refuses = false) {
  let since = before;
  const calls = serveSchool((call) => {
    if (matchCall(endpoints.makeWeekLink, call)) {
      if (refuses) return refusal(403, 'forbidden', 'Not now.');
      since = at;
      return { json: { since, token: 'secret' } };
    }
    if (matchCall(endpoints.endWeekLink, call)) since = null;
    return { json: { since } };
  });
  renderPage(<WeekSection />, { at: '/account', session: rima });
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }));

test('a student is told what the link shows, makes it, is shown it once, and ends it', async () => {
  const calls = show(null);
  expect(screen.getByRole('region', { name: 'Share your week at home' })).toHaveTextContent(
    /your name.*lessons.*quizzes.*practised.*assignments.*no marks/,
  );
  await press('Create a link');
  const link = await screen.findByLabelText('Link to your week');
  expect((link as HTMLInputElement).value).toMatch(/^https:\/\/[^/]+\/week#secret$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/week#secret$/);
  expect(await hrefOf('Share on WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=.*%2Fweek%23secret$/);
  await press('Turn off the link');
  const asked = await screen.findByRole('alertdialog', { name: 'Turn off the link?' });
  expect(changesOf(calls)).toHaveLength(1);
  await userEvent.click(within(asked).getByRole('button', { name: 'Turn off the link' }));
  expect(await screen.findByText(/^The link is turned off/)).toBeVisible();
  expect(screen.queryByLabelText('Link to your week')).not.toBeInTheDocument();
  expect(changesOf(calls)).toMatchObject([
    { what: whatOf(endpoints.makeWeekLink, {}), token: 'Bearer token-of-rima' },
    { what: whatOf(endpoints.endWeekLink, {}), token: 'Bearer token-of-rima' },
  ]);
});

test('why no link was made is said', async () => {
  show(null, true);
  await press('Create a link');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.queryByLabelText('Link to your week')).not.toBeInTheDocument();
});

describe('the page of a parent', () => {
  const token = 'rima.secret';
  const at = `/parent#${token}`;
  const child = { name: 'Rima', email: 'rima@school.test' } as const;
  const enrolments = [{ _id: 'rima_c1', courseId: 'c1', lessonsDone: ['a'] }];
  const everything = { account: { email: child.email }, kept: { enrolments } };

  /** A school that stores a parent's decision. */
  function school() {
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
});
