import { expect, test } from 'vitest';
import {
  addressesOf,
  allRoutes,
  fileOf,
  keptOutPaths,
  listedAddresses,
  prerenderedAddresses,
  shellAddress,
  shellAddresses,
} from './all-routes.ts';
import { isFreeAddress } from './free-address.ts';
import { type PageRow, pages } from './routes.ts';

const ids = {
  courses: [{ courseId: 'c1-counting' }, { courseId: 'free-first-code' }],
  blogs: [{ blogId: 'three-jars' }],
  firstLessons: [{ courseId: 'free-first-code', lessonId: 'one-step' }],
  skills: [{ skillId: 'm1-put-together' }],
  classes: [{ classNumber: '5' }],
  pages: [{ pageId: 'about' }],
};

test('no two routes have the same id or path', () => {
  for (const key of ['id', 'path'] as const) {
    const values = allRoutes.map((route) => route[key]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

test('what only some may open is never written as HTML except for its shell, and never listed', () => {
  const closed = allRoutes.filter(({ audience }) => audience !== 'anyone');
  expect(closed.length).toBeGreaterThan(0);
  for (const { id, prerender, crawlers } of closed) {
    expect(prerender, id).toBe(false);
    expect(crawlers, id).not.toBe('list');
  }
});

test('the pages of signed-in people have a shell; the pages of anybody that are written whole need none', () => {
  for (const { id, audience, shell } of allRoutes.filter(({ audience }) => audience === 'signed-in'))
    expect([id, audience, shell]).toEqual([id, 'signed-in', true]);
  const others = allRoutes.filter(({ audience, shell }) => audience !== 'signed-in' && shell);
  expect(others.map(({ id }) => id)).toEqual(['lesson']);
});

test('a shell has one address for all that its path may stand for, and no two have the same', () => {
  expect(shellAddress(pages.books)).toBe('/books');
  expect(shellAddress(pages.lesson)).toBe('/course/-/lesson/-');
  expect(fileOf('/course/-/lesson/-')).toBe('course/-/lesson/-/index.html');
  expect(fileOf('/')).toBe('index.html');
  const all = [...shellAddresses(), ...prerenderedAddresses(ids)];
  expect(new Set(all).size).toBe(all.length);
});

test('the pages of admins are closed to robots too', () => {
  for (const { path } of allRoutes.filter(({ audience }) => audience === 'admin')) {
    // `robots.txt` matches by prefix.
    expect(keptOutPaths().some((closed) => path === closed || path.startsWith(`${closed}/`))).toBe(true);
  }
});

test('indexable pages are prerendered', () => {
  const written = prerenderedAddresses(ids);
  expect(listedAddresses(ids)).not.toEqual([]);
  for (const address of listedAddresses(ids)) expect(written).toContain(address);
});

test('what has a page for each entry has an address for each; a path that nothing fills is refused by its name', () => {
  expect(addressesOf(pages.course, ids)).toEqual(['/course/c1-counting', '/course/free-first-code']);
  expect(addressesOf(pages.blog, ids)).toEqual(['/blogs/three-jars']);
  expect(addressesOf(pages.lesson, ids)).toEqual(['/course/free-first-code/lesson/one-step']);
  expect(addressesOf(pages.practiceSkill, ids)).toEqual(['/practice/m1-put-together']);
  expect(() => addressesOf(pages.receipt, ids)).toThrow(`No content fills ${pages.receipt.path}`);
  for (const { path, prerender } of allRoutes.filter((route) => route.prerender)) {
    expect(typeof prerender === 'string', path).toBe(path.includes(':'));
  }
});

test('one page answers whatever no other page has', () => {
  const rows: readonly PageRow[] = allRoutes;
  expect(rows.filter(({ anyOther }) => anyOther)).toEqual([expect.objectContaining(pages.schoolPage)]);
});

test('a page of one’s own has one part in kebab-case, which neither the site nor a language has', () => {
  for (const id of ['about', 'admission', 'results-2026', 'b']) expect(isFreeAddress(id), id).toBe(true);
  const odd = '404 2026 a.b a/b A a_b a--b -a ভর্তি en bn api assets';
  const taken = 'course courses gradeEight login parent studio users home';
  for (const id of ['', ...odd.split(' '), ...taken.split(' ')]) expect(isFreeAddress(id), id).toBe(false);
});
