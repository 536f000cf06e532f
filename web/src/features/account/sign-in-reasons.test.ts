import { allRoutes } from '@pathshala/contract/site/all-routes';
import { expect, test } from 'vitest';
import { signInReason } from './account-card.tsx';

test('every page that not everybody may open says why', () => {
  const guarded = allRoutes.filter(({ audience }) => audience !== 'anyone');
  expect(guarded.length).toBeGreaterThan(30);
  for (const { path } of guarded) expect(signInReason(path)?.words, path).toMatch(/og in /);
});

test.each([
  ['/classes/seven', 'Log in to see the courses for class 7', true],
  ['/classes', 'Log in to see the courses for class 1', true],
  ['/courses/liveCourse', 'Log in to see the list “Live course”', true],
  ['/instructor/english', 'Log in to meet the English teachers', true],
  ['/books', 'Log in to download the free books', true],
  ['/course/c9-motion-and-graphs', 'Log in to get this course. You’ll come straight back here.', false],
])('%s: %s', (path, words, tryFirst) => {
  expect(signInReason(path)).toEqual({ words, tryFirst });
});

test.each([undefined, '', '/', '/blogs', '/no/such/page', '/classes/%3Cb%3E', '/classes/seven/eight'])(
  'who comes from %s is told no reason, and nothing of the address',
  (path) => expect(signInReason(path)).toBeUndefined(),
);

test('whose session ended while they wrote is told that the text is kept', () => {
  const reason = signInReason('/studio/lessons/mango~first', true);
  expect(reason?.words).toBe(
    'You were logged out. Log in to continue where you were: what you wrote is saved on this device.',
  );
});
