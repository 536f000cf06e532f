import { expect, test } from 'vitest';
import { filesIn, keptUnder, mayBeKept, type OfflineRequest, storeOf, storeOfNamed } from './rules.ts';
import { cachePrefix, keeperPath, type StoreName, stores, workerPath } from './stores.ts';

const request = (pathname: string, how: Partial<OfflineRequest['request']> = {}): OfflineRequest => ({
  url: { pathname },
  request: { method: 'GET', mode: 'cors', cache: 'default', headers: new Headers(), ...how },
});
const opened = { mode: 'navigate' } as const;
const part = { headers: new Headers({ Range: 'bytes=0-1' }) };
const own = { headers: new Headers({ Authorization: 'Bearer token' }) };

test.each<[string, OfflineRequest, StoreName | undefined]>([
  ['a page that is opened', request('/help', opened), 'page'],
  ['home', request('/', opened), 'page'],
  ['a shell of members', request('/classes/seven', opened), 'page'],
  ['a draft’s page', request('/preview', opened), undefined],
  ['a book', request('/books/one.pdf', opened), 'book'],
  ['a book in its second language', request('/books/one.bn.pdf', opened), 'book'],
  ['a book that was uploaded', request('/api/media/0a1b.pdf', opened), 'book'],
  ['a part of a book', request('/books/one.pdf', { ...opened, ...part }), undefined],
  ['a picture that was uploaded', request('/api/media/0a1b.webp'), 'answer'],
  ['a form that is sent', request('/contact', { ...opened, method: 'POST' }), undefined],
  ['a module', request('/assets/shell-abc.js'), 'asset'],
  ['one that a page saves', request('/assets/shell-abc.js', { cache: 'no-cache' }), undefined],
  ['a part of a file', request('/assets/film.mp4', part), undefined],
  ['the data of a page', request('/course/x/data.json'), 'data'],
  ['of home', request('/data.json'), 'data'],
  ['the articles', request('/blog.json'), 'data'],
  ['a search index', request('/search-index.bn.json'), 'data'],
  ['the project’s name', request('/__/firebase/init.js'), 'data'],
  ['the page’s part of this', request(keeperPath), 'data'],
  ['the worker', request(workerPath), undefined],
  ['Google’s window', request('/__/auth/handler', opened), undefined],
  ['a cover', request('/covers/x.svg'), 'picture'],
  ['an icon', request('/img/favicon.svg'), 'picture'],
  ['a call with a token', request('/api/enrolments', own), undefined],
  ['a public call', request('/api/course/x'), 'answer'],
  ['a call that changes something', request('/api/contact', { method: 'POST' }), undefined],
])('%s', (_what, request, store) => {
  expect(storeOf(request)).toBe(store);
});

test.each<[string, StoreName | undefined]>([
  ['/bn/help', 'page'],
  ['/preview', undefined],
  ['/assets/shell-abc.js', 'asset'],
  ['/api/course/x', undefined],
  ['/books/one.pdf', undefined],
  [workerPath, undefined],
])('%s, named by an open page', (path, store) => {
  expect(storeOfNamed({ pathname: path })).toBe(store);
});

/** A public answer, unless something else is said. */
const answered = ({ status = 200, redirected = false, says = 'public, max-age=30', is = 'text/html' }) => ({
  status,
  redirected,
  headers: new Headers({ 'Cache-Control': says, 'Content-Type': is }),
});

test.each<[string, StoreName, Parameters<typeof answered>[0], boolean]>([
  ['a page', 'page', {}, true],
  ['a page that is not there', 'page', { status: 404 }, false],
  ['a page from another address', 'page', { redirected: true }, false],
  ['a private page', 'page', { says: 'private, max-age=60' }, false],
  ['a page with no-store', 'page', { says: 'no-store' }, false],
  ['a file in place of a page', 'page', { is: 'application/json' }, false],
  ['a public answer of the API', 'answer', { is: 'application/json' }, true],
  ['a private answer of the API', 'answer', { says: 'private, no-store' }, false],
  ['an answer of the API without Cache-Control', 'answer', { says: '' }, false],
  ['a book', 'book', { is: 'application/pdf' }, false],
  ['an error of the API', 'answer', { status: 503 }, false],
  ['data', 'data', { says: 'public, max-age=0, must-revalidate', is: 'text/x-script' }, true],
])('%s may be kept or not', (_what, store, answer, may) => {
  expect(mayBeKept(store, answered(answer))).toBe(may);
});

test('a page names its files', () => {
  const html =
    '<link href="/assets/x.css"><style>@font-face{src:url(/assets/latin-1.woff2)}</style><script type="application/json" id="page-start">{"modules":["/assets/shared~a-page~b-page-1.js","/assets/entry-a.js"],"data":["/assets/x.css"]}</script>';
  const modules = ['/assets/shared~a-page~b-page-1.js', '/assets/entry-a.js'];
  expect(filesIn(html)).toEqual(['/assets/x.css', '/assets/latin-1.woff2', ...modules]);
});

test('an answer is kept without its query, but for each language', () => {
  const under = (address: string) => keptUnder(new URL(address, 'https://school.example'));
  expect(under('/search?q=sums#first')).toBe('/search');
  expect(under('/course/x/data.json?at=1')).toBe('/course/x/data.json');
  expect(under('/blog2.json')).not.toBe(under('/blog2.json?lang=bn'));
});

test('every cache has our prefix and its own name', () => {
  const names = Object.values(stores).map(({ cache }) => cache);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name.startsWith(cachePrefix)).toBe(true);
});
