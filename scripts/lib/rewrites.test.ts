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
const written = [...prerenderedAddresses(pageIds(schoolContent())), ...shellAddresses()];

/** The rewrite that Hosting takes for an address: the first that matches, where there is no file. */
const rewriteFor = (address: string) => inFile.find(({ source }) => posix.matchesGlob(address, source));

/** An address as a visitor asks for it. */
const exampleOf = ({ path }: Route) => path.replace(/:(\w+)/g, 'some-$1');
const drawn = allRoutes.filter(({ prerender, shell }) => !prerender && !shell).map(exampleOf);

const to = (destination: string) => ({ destination });
/** What may have been published since the build: the function says what it is. */
const asked = { function: { functionId: 'pages', region: 'asia-south1', pinTag: false } };

test.each<[string, object | undefined]>([
  ['/api/course/sums/lesson/first', { function: { functionId: 'api' } }],
  ['/.well-known/security.txt', to('/security.txt')],
  // Addresses of a kind have one shell.
  ['/account/receipt/o-1', to('/account/receipt/-/index.html')],
  ['/checkout/free-water', to('/checkout/-/index.html')],
  ...[
    ...['/course/no-such-course', '/course/free-water/lesson/second', '/course/no-such-course/data.json'],
    ...['/blogs/no-such-article', '/bn/blogs/no-such-article', '/bn/blogs/no-such-article/data.json'],
    ...['/bn/course/no-such-course', '/bn/course/free-water/lesson/second'],
    ...['/blog.json', '/blog2.json', '/sitemap.xml', '/preview/a-link'],
    ...['/newest/list.json', '/newest/', '/newest/bn/course/some/data.json'],
    // Nobody's, and the function says so in Bangla.
    ...['/bn/no/such/page', '/bn/classes/thirteen', '/bn/course'],
  ].map((address): [string, object] => [address, asked]),
  // Pages without HTML of their own: the browser draws them.
  ...drawn.map((address): [string, object] => [address, to('/__spa-fallback.html')]),
  // Nobody's address stays a 404.
  ...[
    ...['/no/such/page', '/classes/thirteen', '/courses/none', '/instructor/latin/grammar', '/checkout'],
    ...['/course/some/lesson', '/course/some/lesson/first/more', '/users/one/more', '/account/receipt'],
    '/.well-known/other.txt',
  ].map((address): [string, undefined] => [address, undefined]),
])('%s is rewritten to %j', (address, expected) => {
  const found = rewriteFor(address);
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeUndefined();
  expect(written).not.toContain(address);
});

test('what has HTML of its own is not rewritten; Hosting asks for a rewrite only where there is no file', () => {
  expect(written).toEqual(expect.arrayContaining(['/', '/classes/seven', '/course/-/lesson/-']));
  const isOfManyAddresses = (address: string) =>
    /^\/(?:course|blogs|learn|practice|account\/receipt|checkout)\//.test(address);
  expect(written.filter((address) => rewriteFor(address) && !isOfManyAddresses(address))).toEqual([]);
});

test('the first lessons of open courses have HTML of their own, and no other lesson', () => {
  const open = schoolContent().courses.filter(({ complete }) => complete);
  const lessons = open.map(({ _id, outline }) => `/course/${_id}/lesson/${outline[0]?.id}`);
  expect(written.filter((address) => /\/lesson\/[^-]/.test(address))).toEqual(lessons);
});

test('a rewrite follows from a row and from nothing else', () => {
  const row = { id: 'x', page: 'books', path: '/x/:id/y', audience: 'anyone', crawlers: 'skip' } as const;
  const own = (more: Partial<Route>) =>
    rewritesOf([{ ...row, prerender: false, ...more }]).slice(rewritesOf([]).length - 1, -1);
  expect(own({})).toEqual([
    { source: '/x/*/y', destination: '/__spa-fallback.html' },
    { source: '/bn/x/*/y', destination: '/bn/__spa-fallback.html' },
  ]);
  expect(own({ shell: true })).toEqual([
    { source: '/x/*/y', destination: '/x/-/y/index.html' },
    { source: '/bn/x/*/y', destination: '/bn/x/-/y/index.html' },
  ]);
  expect(own({ path: '/x', shell: true })).toEqual([]);
  expect(own({ prerender: true })).toEqual([]);
  expect(own({ prerender: 'courses' })).toHaveLength(4);
  expect(own({ prerender: 'firstLessons' })).toHaveLength(2);
});
