import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readingPositions } from '../../device/reading-positions.ts';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { enrolmentIn, matchCall, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import MyCoursesSection from './my-courses-section.tsx';

test('shows how far one is in each course and continues at the next lesson; finished ones come last', async () => {
  const all = ['first', 'second', 'third', 'fourth'];
  const calls = serveSchool((call) => ({
    json: !matchCall(endpoints.enrolments, call)
      ? []
      : [enrolmentIn('finished', all), enrolmentIn('sums', ['first', 'second'])],
  }));
  renderAs(rima, <MyCoursesSection />, '/');
  const bars = await screen.findAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
    '2 of 4 lessons done',
    '4 of 4 lessons done',
  ]);
  expect(screen.getByRole('progressbar', { name: /Course sums/ })).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getByRole('link', { name: 'Continue: Course sums' })).toHaveAttribute(
    'href',
    '/course/sums/lesson/third',
  );
  expect(screen.getByRole('link', { name: 'Read again: Course finished' })).toBeVisible();
  expect(calls).toContainEqual({
    what: whatOf(endpoints.enrolments, {}),
    body: undefined,
    token: 'Bearer token-of-rima',
  });
});

test('says when the courses did not arrive, and asks again', async () => {
  let down = true;
  serveSchool(({ what }) => {
    if (!what.endsWith('/enrolment')) return { json: [] };
    if (down) return refusal(503, 'unavailable', 'The service is not available right now.');
    return { json: [enrolmentIn('sums', [])] };
  });
  renderAs(rima, <MyCoursesSection />, '/');
  expect(await screen.findByRole('alert')).toHaveTextContent('not available right now');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Start: Course sums' })).toBeVisible();
});

test('the course that one has read last on this device comes first, says the lesson and continues there, also past an earlier one', async () => {
  for (const name of ['newer/gone', 'sums/second', 'sums/third']) readingPositions.set(name, 0.4);
  const older = { ...enrolmentIn('newer', []), enrolledAt: '2026-02-01T00:00:00.000Z' };
  serveSchool((call) => ({
    json: !matchCall(endpoints.enrolments, call) ? [] : [older, enrolmentIn('sums', ['first'])],
  }));
  renderAs(rima, <MyCoursesSection />, '/');
  const links = await screen.findAllByRole('link', { name: /^(Start|Continue)/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Continue: Course sums', '/course/sums/lesson/third'],
    ['Start: Course newer', '/course/newer/lesson/first'],
  ]);
  expect(screen.getByText('You’re on lesson 3:')).toHaveTextContent('You’re on lesson 3: The third lesson');
});

test('the best result of each quiz is said, and whether it is passed', async () => {
  const quizzes = [
    { lessonId: 'first', score: 5, of: 5 },
    { lessonId: 'third', score: 1, of: 4 },
  ];
  serveSchool((call) => ({
    json: !matchCall(endpoints.enrolments, call)
      ? []
      : [{ ...enrolmentIn('sums', ['first']), quizzes }, enrolmentIn('other', [])],
  }));
  renderAs(rima, <MyCoursesSection />, '/');
  const results = await screen.findByRole('list', { name: 'Quiz results for Course sums' });
  expect([...results.children].map((item) => item.lastElementChild?.textContent)).toEqual([
    'Lesson 1: 5 of 5 right, passed',
    'Lesson 3: 1 of 4 right, not passed yet',
  ]);
  expect(screen.getByText('No quiz taken yet')).toBeVisible();
});
