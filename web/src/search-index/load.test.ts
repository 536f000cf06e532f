import { indexOf } from '@pathshala/search/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const json = indexOf([
  { _id: 'plants', group: 'courses', title: 'Plants around us', note: 'Class 3', text: 'Leaves and roots' },
]);
const fetched = vi.fn<(path: string) => Promise<Response>>();

/** A page that was just opened. */
async function openPage() {
  vi.resetModules();
  return (await import('./load.ts')).loadSearch;
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(json));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test('the index is fetched once, however often and fast search is used', async () => {
  const loadSearch = await openPage();
  expect(fetched).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([loadSearch(), loadSearch()]);
  expect(first).toBe(second);
  expect(fetched.mock.calls).toEqual([['/search-index.json']]);
  expect(first('plnts').courses[0]?.path).toBe('/course/plants');
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ['answers an error', async () => new Response('', { status: 503 })],
  ['answers a page', async () => new Response('<!doctype html>')],
])('when the site %s, the next use tries again', async (_what, answer) => {
  const loadSearch = await openPage();
  fetched.mockImplementationOnce(answer);
  await expect(loadSearch()).rejects.toThrow();
  expect((await loadSearch())('roots').courses).toHaveLength(1);
});
