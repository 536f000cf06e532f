import { endpoints } from '@pathshala/contract/endpoints';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAs, rima } from '../../testing/render-as.tsx';
import { matchCall, placeIn, refusal, serveSchool, whatOf } from '../../testing/serve-school.ts';
import MyCoursesSection from './my-courses-section.tsx';

afterEach(() => vi.unstubAllGlobals());

test('shows how far one is in each course and continues at the next lesson; finished ones come last', async () => {
  const all = ['first', 'second', 'third', 'fourth'];
  const calls = serveSchool((call) => ({
    json: matchCall(endpoints.waitingList, call)
      ? []
      : [placeIn('finished', all), placeIn('sums', ['first', 'second'])],
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

test('who has no course is led to the free ones', async () => {
  serveSchool(() => ({ json: [] }));
  renderAs(rima, <MyCoursesSection />, '/');
  expect(await screen.findByRole('link', { name: 'See the free courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
});

test('says when the courses did not arrive, and asks again', async () => {
  let down = true;
  serveSchool(({ what }) => {
    if (what.endsWith('/waiting-list')) return { json: [] };
    if (down) return refusal(503, 'unavailable', 'The service is not available right now.');
    return { json: [placeIn('sums', [])] };
  });
  renderAs(rima, <MyCoursesSection />, '/');
  expect(await screen.findByRole('alert')).toHaveTextContent('not available right now');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Start: Course sums' })).toBeVisible();
});
