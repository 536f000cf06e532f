import { indexOf } from '@pathshala/search/search';
import { beforeEach, expect, test, vi } from 'vitest';

const json = indexOf([
  { _id: 'plants', group: 'courses', title: 'Plants around us', note: 'Class 3', text: 'Leaves and roots' },
]);
const noChanges = { documents: [], gone: [], subjects: [] };
let changes: object = noChanges;

const answer = async (path: string) =>
  path.startsWith('/api/') ? Response.json(changes) : new Response(json);
const fetched = vi.fn<(path: string) => Promise<Response>>();

async function openPage() {
  vi.resetModules();
  return await import('./search.ts');
}

beforeEach(() => {
  changes = noChanges;
  fetched.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetched);
});

test('the index is fetched once, however often and fast search is used', async () => {
  const { loadSearch } = await openPage();
  expect(fetched).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([loadSearch(), loadSearch()]);
  expect(first).toBe(second);
  expect(fetched.mock.calls.map(([path]) => path).sort()).toEqual([
    '/api/search/changes',
    '/search-index.json',
  ]);
  expect(first('plnts').courses[0]?.path).toBe('/course/plants');
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ['answers an error', async () => new Response('', { status: 503 })],
  ['answers a page', async () => new Response('<!doctype html>')],
])('when the site %s, the next use tries again', async (_what, broken) => {
  const { loadSearch } = await openPage();
  fetched.mockImplementation(async (path) => (path.startsWith('/api/') ? answer(path) : broken()));
  await expect(loadSearch()).rejects.toThrow();
  fetched.mockImplementation(answer);
  expect((await loadSearch())('roots').courses).toHaveLength(1);
});

test('what was published since the index was built is found, and what was taken back is not', async () => {
  const added = { _id: 'mango', group: 'courses', title: 'Counting mangoes', note: 'Class 1', text: 'আম' };
  const subjects = [{ id: 'gardens', name: 'Gardens', colour: '#2F6B3A', sign: 'Ga' }];
  changes = { documents: [added], gone: ['courses/plants'], subjects };
  const search = await (await openPage()).loadSearch();
  const ids = (query: string) => search(query).courses.map(({ _id }) => _id);
  expect([ids('mango'), ids('আম'), ids('plants')]).toEqual([['mango'], ['mango'], []]);
  expect((await import('@pathshala/content/kinds/known-subjects')).subjectOf('gardens').sign).toBe('Ga');
});

test('for one page of results the API is asked, as long as there is no index', async () => {
  const { findOnce, loadSearch } = await openPage();
  fetched.mockImplementation(async (path) => (path.includes('?q=') ? Response.json('asked') : answer(path)));
  expect(await findOnce('plnts')).toBe('asked');
  await loadSearch();
  expect((await findOnce('plnts')).courses).toHaveLength(1);
});

test.each([
  ['does not answer', () => new Promise<Response>(() => undefined)],
  ['is out of reach', () => Promise.reject(new TypeError('offline'))],
])('where the API %s, the index is searched', async (_what, silent) => {
  const { findOnce } = await openPage();
  fetched.mockImplementation(async (path) => (path.includes('?q=') ? silent() : answer(path)));
  expect((await findOnce('plnts')).courses[0]?.path).toBe('/course/plants');
});
