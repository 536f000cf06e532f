import { loadContent } from '@pathshala/content/load-content';
import { pageIds } from '@pathshala/content/page-ids';
import { prerenderedAddresses } from '@pathshala/contract/all-routes';
import { expect, test } from 'vitest';
import { askedPage, pathOfData } from './asked-page.ts';

const rendered = new Set(prerenderedAddresses(pageIds(loadContent())));

test.each([
  ['/', { path: '/' }],
  ['/course/free-fractions-from-zero', { path: '/course/free-fractions-from-zero' }],
  ['/practice/today', { path: '/practice/today' }],
  ['/account', { path: '/account', isShell: true }],
  ['/account/receipt/some-order', { path: '/account/receipt/-', isShell: true }],
  ['/course/free-fractions-from-zero/lesson/none', { path: '/course/-/lesson/-', isShell: true }],
  ['/studio/courses/some-course', { path: '/', isDrawn: true }],
])('%s is answered as the built site answers it', (path, page) => {
  expect(askedPage(path, rendered)).toEqual(page);
});

test.each(['/nowhere', '/course/none', '/blogs/none'])(
  '%s is rendered, which finds that it is not there',
  (path) => {
    expect(askedPage(path, rendered)).toEqual({ path });
  },
);

test('data is asked for beside the page', () => {
  expect(pathOfData('/course/one/data.json')).toBe('/course/one');
  expect(pathOfData('/data.json')).toBe('/');
  expect(pathOfData('/course/one')).toBeUndefined();
  expect(pathOfData('/blog.json')).toBeUndefined();
});
