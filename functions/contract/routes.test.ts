import { expect, test } from 'vitest';
import { addressesOf, allRoutes, keptOutPaths, listedAddresses, prerenderedAddresses } from './all-routes.ts';
import { fillPath } from './fill-path.ts';
import { classLists, courseLists } from './lists.ts';
import { paths } from './paths.ts';
import { type PageRow, pages } from './routes.ts';

const ids = { courses: ['c1-counting', 'free-first-code'], blogs: ['three-jars'] };

test('no two routes have the same id or path', () => {
  for (const key of ['id', 'path'] as const) {
    const values = allRoutes.map((route) => route[key]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

test('what only some may open is never written as HTML, and never listed', () => {
  const closed = allRoutes.filter(({ audience }) => audience !== 'anyone');
  expect(closed.length).toBeGreaterThan(0);
  for (const { id, prerender, crawlers } of closed) {
    expect(prerender, id).toBe(false);
    expect(crawlers, id).not.toBe('list');
  }
});

test('the pages of admins are closed to robots too', () => {
  for (const { path } of allRoutes.filter(({ audience }) => audience === 'admin')) {
    expect(keptOutPaths()).toContain(path);
  }
});

test('what is listed is there as HTML', () => {
  const written = prerenderedAddresses(ids);
  expect(listedAddresses(ids)).not.toEqual([]);
  for (const address of listedAddresses(ids)) expect(written).toContain(address);
});

test('a course and an article have an address for each id; a path that nothing fills is refused by its name', () => {
  expect(addressesOf(pages.course, ids)).toEqual(['/course/c1-counting', '/course/free-first-code']);
  expect(addressesOf(pages.blog, ids)).toEqual(['/blogs/three-jars']);
  expect(() => addressesOf(pages.lesson, ids)).toThrow(`No content fills ${pages.lesson.path}`);
  for (const { path, prerender } of allRoutes.filter((route) => route.prerender)) {
    expect(typeof prerender === 'string', path).toBe(path.includes(':'));
  }
});

test('every page has a title, but for home and what is named by its content', () => {
  const untitled = allRoutes.filter((route) => !route.title).map(({ id }) => id);
  expect(untitled).toEqual(['home', 'gradeEight', 'gradeTwelve', 'blog', 'course']);
});

test('a list’s page is titled by the list and the sidebar that it stands in', () => {
  const titleOf = (path: string) => allRoutes.find((route) => route.path === path)?.title;
  for (const { path, label } of classLists) expect(titleOf(path)).toBe(`${label} · Academic Courses List`);
  for (const { path, label } of courseLists) expect(titleOf(path)).toBe(`${label} · Courses List`);
});

test('one page answers whatever no other page has', () => {
  const rows: readonly PageRow[] = allRoutes;
  expect(rows.filter(({ anyOther }) => anyOther)).toEqual([expect.objectContaining(pages.notFound)]);
});

test('addresses come from the rows', () => {
  expect(paths).toMatchObject({ home: '/', contact: '/contact', classes: '/classes', books: '/books' });
  expect(paths.course('sums')).toBe('/course/sums');
  expect(paths.blog('three-jars')).toBe('/blogs/three-jars');
  expect(paths.lesson('sums', 'first')).toBe('/course/sums/lesson/first');
  expect(fillPath('/a/:one/b/:two', { one: 'x/y', two: '$&' })).toBe('/a/x%2Fy/b/%24%26');
});
