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
  // Rendering finds that these do not exist.
  ['/nowhere', {}],
  ['/course/none', {}],
])('%s gets the answer of the built site', (path, kind) => {
  expect(pageKindOf(path, rendered)).toEqual(kind);
});

test('the data of a page has its own address', () => {
  expect(pathOfData('/course/one/data.json')).toBe('/course/one');
  expect(pathOfData('/data.json')).toBe('/');
  expect(pathOfData('/course/one')).toBeUndefined();
  expect(pathOfData('/blog.json')).toBeUndefined();
});
