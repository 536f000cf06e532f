import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { loadContent } from '@pathshala/content/load-content';
import { pageIds } from '@pathshala/content/page-ids';
import { allRoutes, prerenderedAddresses, type Route } from '@pathshala/contract/all-routes';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { type Rewrite, rewritesOf, withRewrites } from './rewrites.ts';

const text = readFileSync(join(root, 'firebase.json'), 'utf8');
const inFile = (JSON.parse(text) as { hosting: { rewrites: Rewrite[] } }).hosting.rewrites;
const written = prerenderedAddresses(pageIds(loadContent()));

/** The rewrite that Hosting takes for an address: the first that matches, where there is no file. */
const rewriteFor = (address: string) => inFile.find(({ source }) => posix.matchesGlob(address, source));

/** An address as a visitor asks for it. */
const exampleOf = ({ path }: Route) => path.replace(/:(\w+)/g, 'some-$1');

test('firebase.json has the rewrites that the route table asks for (if not: npm run generate)', () => {
  expect(inFile, 'run `npm run generate`').toEqual(rewritesOf(allRoutes));
  expect(withRewrites(text), 'run `npm run generate`').toBe(text);
});

test.each(allRoutes.filter(({ prerender }) => !prerender).map((route) => [exampleOf(route)]))(
  '%s has no HTML of its own, so the browser draws it',
  (address) => {
    expect(written).not.toContain(address);
    expect(rewriteFor(address)).toMatchObject({ destination: '/__spa-fallback.html' });
  },
);

test('what has HTML of its own is not rewritten', () => {
  expect(written).toContain('/');
  expect(written.filter((address) => rewriteFor(address))).toEqual([]);
});

test.each([
  '/no/such/page',
  '/classes/thirteen',
  '/courses/none',
  '/instructor/latin/grammar',
  '/course/no-such-course',
  '/blogs/no-such-article',
  '/course/some/lesson',
  '/course/some/lesson/first/more',
  '/checkout',
  '/users/one',
  '/account/receipt',
  '/.well-known/other.txt',
])('%s is nobody’s address, so it stays a 404', (address) => {
  expect(rewriteFor(address)).toBeUndefined();
  expect(written).not.toContain(address);
});

test('the API comes first, and everything below it is its own', () => {
  expect(inFile[0]).toHaveProperty('function.functionId', 'api');
  expect(rewriteFor('/api/course/sums/lesson/first')).toBe(inFile[0]);
});

test('whom to tell of a hole stands where everybody looks for it', () => {
  expect(rewriteFor('/.well-known/security.txt')).toMatchObject({ destination: '/security.txt' });
});

test('a rewrite follows from a row and from nothing else', () => {
  const row = { id: 'x', page: 'books', path: '/x/:id/y', audience: 'anyone', crawlers: 'skip' } as const;
  expect(rewritesOf([{ ...row, prerender: false }]).slice(2)).toEqual([
    { source: '/x/*/y', destination: '/__spa-fallback.html' },
  ]);
  expect(rewritesOf([{ ...row, prerender: 'courses' }]).slice(2)).toEqual([]);
});

test('a forgotten row and a left-over rewrite are put right, and nothing else in the file is touched', () => {
  const [, line = ''] = /\n( *\{ "source": "\/books".*\n)/.exec(text) ?? [];
  expect(withRewrites(text.replace(line, ''))).toBe(text);
  expect(withRewrites(text.replace(line, line + line.replace('/books', '/gone')))).toBe(text);
  expect(() => withRewrites('{}')).toThrow('firebase.json has no list of rewrites');
});
