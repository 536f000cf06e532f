import { posix } from 'node:path';
import { pageIds } from '@pathshala/content/page-ids';
import { schoolContent } from '@pathshala/content/testing/school-content';
import {
  allRoutes,
  prerenderedAddresses,
  type Route,
  shellAddresses,
} from '@pathshala/contract/site/all-routes';
import { expect, test } from 'vitest';
import { readFirebaseJson } from './firebase-json.ts';
import { rewritesOf } from './rewrites.ts';

const inFile = readFirebaseJson().hosting.rewrites;
const whole = prerenderedAddresses(pageIds(schoolContent()));
const written = [...whole, ...shellAddresses()];

/** The rewrite that Hosting takes for an address: the first that matches, where there is no file. */
const rewriteFor = (address: string) => inFile.find(({ source }) => posix.matchesGlob(address, source));

/** An address as a visitor asks for it. */
const exampleOf = ({ path }: Route) => path.replace(/:(\w+)/g, 'some-$1');

test.each([
  ['/account/receipt/o-1', '/account/receipt/-/index.html'],
  ['/checkout/free-water', '/checkout/-/index.html'],
])('%s has the shell that all addresses of its kind have', (address, destination) => {
  expect(rewriteFor(address)).toMatchObject({ destination });
});

test.each([
  '/course/no-such-course',
  '/course/free-water/lesson/second',
  '/blogs/no-such-article',
  '/course/no-such-course/data.json',
  '/bn/blogs/no-such-article/data.json',
  '/blog.json',
  '/blog2.json',
  '/sitemap.xml',
  '/bn/course/no-such-course',
  '/bn/course/free-water/lesson/second',
  '/bn/blogs/no-such-article',
  '/preview/a-link',
  '/newest/list.json',
  '/newest/',
  '/newest/bn/course/some/data.json',
])('%s may have been published since the build, so the function says what it is', (address) => {
  expect(rewriteFor(address)).toEqual({
    source: expect.any(String),
    function: { functionId: 'pages', region: 'asia-south1', pinTag: false },
  });
});

test.each(
  allRoutes.filter(({ prerender, shell }) => !prerender && !shell).map((route) => [exampleOf(route)]),
)('%s has no HTML of its own, so the browser draws it', (address) => {
  expect(written).not.toContain(address);
  expect(rewriteFor(address)).toMatchObject({ destination: '/__spa-fallback.html' });
});

test('what has HTML of its own is not rewritten; Hosting asks for a rewrite only where there is no file', () => {
  expect(written).toEqual(expect.arrayContaining(['/', '/classes/seven', '/course/-/lesson/-']));
  const isOfManyAddresses = (address: string) =>
    /^\/(?:course|blogs|learn|practice|account\/receipt|checkout)\//.test(address);
  expect(written.filter((address) => rewriteFor(address) && !isOfManyAddresses(address))).toEqual([]);
});

test('the first lessons of open courses have HTML of their own, and no other lesson', () => {
  const { courses } = schoolContent();
  const open = courses.filter(({ complete }) => complete);
  expect(whole.filter((address) => address.includes('/lesson/'))).toEqual(
    open.map(({ _id, outline }) => `/course/${_id}/lesson/${outline[0]?.id}`),
  );
});

test.each([
  '/no/such/page',
  '/classes/thirteen',
  '/courses/none',
  '/instructor/latin/grammar',
  '/course/some/lesson',
  '/course/some/lesson/first/more',
  '/checkout',
  '/users/one/more',
  '/account/receipt',
  '/.well-known/other.txt',
])('%s is nobody’s address, so it stays a 404', (address) => {
  expect(rewriteFor(address)).toBeUndefined();
  expect(written).not.toContain(address);
});

test.each(['/bn/no/such/page', '/bn/classes/thirteen', '/bn/course'])(
  '%s is nobody’s address, and the function says so in Bangla',
  (address) => {
    expect(rewriteFor(address)).toMatchObject({ source: '/bn/**', function: { functionId: 'pages' } });
  },
);

test('the API comes first, and everything below it is its own', () => {
  expect(inFile[0]).toHaveProperty('function.functionId', 'api');
  expect(rewriteFor('/api/course/sums/lesson/first')).toBe(inFile[0]);
});

test('whom to tell of a hole stands where everybody looks for it', () => {
  expect(rewriteFor('/.well-known/security.txt')).toMatchObject({ destination: '/security.txt' });
});

test('a rewrite follows from a row and from nothing else', () => {
  const row = { id: 'x', page: 'books', path: '/x/:id/y', audience: 'anyone', crawlers: 'skip' } as const;
  expect(rewritesOf([{ ...row, prerender: false }]).slice(7, -1)).toEqual([
    { source: '/x/*/y', destination: '/__spa-fallback.html' },
    { source: '/bn/x/*/y', destination: '/bn/__spa-fallback.html' },
  ]);
  expect(rewritesOf([{ ...row, prerender: false, shell: true }]).slice(7, -1)).toEqual([
    { source: '/x/*/y', destination: '/x/-/y/index.html' },
    { source: '/bn/x/*/y', destination: '/bn/x/-/y/index.html' },
  ]);
  expect(rewritesOf([{ ...row, path: '/x', prerender: false, shell: true }]).slice(7, -1)).toEqual([]);
  expect(rewritesOf([{ ...row, prerender: true }]).slice(7, -1)).toEqual([]);
  expect(rewritesOf([{ ...row, prerender: 'courses' }]).slice(7, -1)).toMatchObject([
    { source: '/x/*/y', function: { functionId: 'pages' } },
    { source: '/x/*/y/data.json', function: { functionId: 'pages' } },
    { source: '/bn/x/*/y', function: { functionId: 'pages' } },
    { source: '/bn/x/*/y/data.json', function: { functionId: 'pages' } },
  ]);
  expect(rewritesOf([{ ...row, prerender: 'firstLessons' }]).slice(7, -1)).toHaveLength(2);
});
