import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAs, visitor } from '../testing/render-as.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** docs/contract.md, "Header and navigation bar", in its order. */
const bar = [
  ['Home', '/'],
  ['Class 1-12', '/classes'],
  ['Courses', '/courses'],
  ['Books', '/books'],
  ['Instructor', '/instructor'],
  ['Blog', '/blogs'],
  ['Contact US', '/contact'],
  ['Practice', '/practice'],
];

test('the bar leads to its pages, in its order', () => {
  renderAs(visitor, <NavigationLinks />, '/');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(bar);
});

test.each([
  ['Home', ['/', '/gradeEight', '/gradeTwelve/']],
  ['Class 1-12', ['/classes', '/classes/two']],
  ['Courses', ['/courses', '/courses/liveCourse']],
  ['Instructor', ['/instructor', '/instructor/physics']],
  ['Blog', ['/blogs', '/blogs/three-jars']],
  ['Practice', ['/practice', '/practice/today']],
  [undefined, ['/login', '/search?q=sum', '/course/c3-times-tables', '/no/such/page']],
])('%s is the current one at %j', (label, addresses) => {
  for (const address of addresses) {
    cleanup();
    renderAs(visitor, <NavigationLinks />, address);
    expect(screen.queryByRole('link', { current: 'page' })?.textContent, address).toBe(label);
  }
});
