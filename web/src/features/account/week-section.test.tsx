import { weekEndpoints } from '@pathshala/contract/practice/week-endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { rima } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { changesOf, matchCall, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import { WeekSection } from './week-section.tsx';

const at = '2026-11-22T05:06:00.000Z';

/** A school that keeps since when the week is shown. */
function show(before: string | null, refuses = false) {
  let since = before;
  const calls = serveSchool((call) => {
    if (matchCall(weekEndpoints.makeWeekLink, call)) {
      if (refuses) return refusal(403, 'forbidden', 'Not now.');
      since = at;
      return { json: { since, token: 'secret' } };
    }
    if (matchCall(weekEndpoints.endWeekLink, call)) since = null;
    return { json: { since } };
  });
  renderPage(<WeekSection />, { at: '/account', session: rima });
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a student is told what the link shows, makes it, is shown it once, and ends it', async () => {
  const calls = show(null);
  expect(screen.getByRole('region', { name: 'Share your week at home' })).toHaveTextContent(
    /your name.*lessons.*quizzes.*practice.*assignments.*No marks/,
  );
  await press('Create a link');
  const link = await screen.findByLabelText('Link to your week');
  expect((link as HTMLInputElement).value).toMatch(/^https:\/\/[^/]+\/week#secret$/);
  expect(screen.getByRole('button', { name: /^Share/ })).toBeVisible();
  await press('Turn off the link');
  const asked = await screen.findByRole('alertdialog', { name: 'Turn off the link?' });
  expect(changesOf(calls)).toHaveLength(1);
  await userEvent.click(within(asked).getByRole('button', { name: 'Turn off the link' }));
  expect(await screen.findByText(/^The link is turned off/)).toBeVisible();
  expect(screen.queryByLabelText('Link to your week')).not.toBeInTheDocument();
  expect(changesOf(calls)).toMatchObject([
    { what: whatOf(weekEndpoints.makeWeekLink, {}), token: 'Bearer token-of-rima' },
    { what: whatOf(weekEndpoints.endWeekLink, {}), token: 'Bearer token-of-rima' },
  ]);
});

test('why no link was made is said', async () => {
  show(null, true);
  await press('Create a link');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.queryByLabelText('Link to your week')).not.toBeInTheDocument();
});
