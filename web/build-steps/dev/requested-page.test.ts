import { expect, test } from 'vitest';
import { pageKindOf, pathOfData } from './requested-page.ts';

const rendered = new Set(['/', '/course/free-fractions-from-zero', '/practice/today']);

test.each([
  ['/', {}],
  ['/course/free-fractions-from-zero', {}],
  ['/practice/today', {}],
  ['/account', { isShell: true }],
  ['/account/receipt/some-order', { isShell: true }],
  ['/course/free-fractions-from-zero/lesson/none', { isShell: true }],
  ['/studio/courses/some-course', { isDrawn: true }],
  // Rendering finds that these are not there.
  ['/nowhere', {}],
  ['/course/none', {}],
])('%s is answered as the built site answers it', (path, kind) => {
  expect(pageKindOf(path, rendered)).toEqual(kind);
});

test('data is asked for beside the page', () => {
  expect(pathOfData('/course/one/data.json')).toBe('/course/one');
  expect(pathOfData('/data.json')).toBe('/');
  expect(pathOfData('/course/one')).toBeUndefined();
  expect(pathOfData('/blog.json')).toBeUndefined();
});
