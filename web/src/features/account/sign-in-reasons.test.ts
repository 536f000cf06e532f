import { allRoutes } from '@pathshala/contract/all-routes';
import { expect, test } from 'vitest';
import { signInReason } from './sign-in-reasons.ts';

test('every page that not everybody may open says why', () => {
  const guarded = allRoutes.filter(({ audience }) => audience !== 'anyone');
  expect(guarded.length).toBeGreaterThan(30);
  for (const { path } of guarded) expect(signInReason(path)?.words, path).toMatch(/ign in /);
});

test.each([
  ['/classes/seven', 'Sign in to see the courses of class 7', true],
  ['/classes', 'Sign in to see the courses of class 1', true],
  ['/courses/liveCourse', 'Sign in to see the list Live course', true],
  ['/instructor/english', 'Sign in to meet the English teachers', true],
  ['/books', 'Sign in to download the free books', true],
  ['/course/c9-motion-and-graphs', 'Sign in to have this course. You come back to it at once.', false],
])('%s: %s', (path, words, tryFirst) => {
  expect(signInReason(path)).toEqual({ words, tryFirst });
});

test.each([undefined, '', '/', '/blogs', '/no/such/page', '/classes/%3Cb%3E', '/classes/seven/eight'])(
  'who comes from %s is told no reason, and nothing of the address',
  (path) => expect(signInReason(path)).toBeUndefined(),
);
