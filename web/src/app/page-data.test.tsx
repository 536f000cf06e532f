import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPageData, readPageData } from './page-data.ts';

const modules = vi.hoisted(() => ({
  newest: undefined as ((built: Promise<string>) => Promise<string>) | undefined,
}));
vi.mock('../page-modules.ts', () => ({ loadModule: async () => modules }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json('built'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let page = 0;
/** Each of its own, for what was asked for is kept. */
const read = () =>
  readPageData({ file: 'features/blog/blogs-page.tsx', data: 'file' }, `/page-${page++}`, {});

test.each<[string, typeof modules.newest, string]>([
  ['nothing newer can be asked for', undefined, 'built'],
  ['the school answers', async (built) => `newer than ${await built}`, 'newer than built'],
  ['the school cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'built'],
  ['the answer takes long', () => new Promise(() => undefined), 'built'],
])('where %s a page opens with what it should', async (_, newest, shown) => {
  modules.newest = newest;
  const answer = read();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe(shown);
});

test('without a connection one goes back to what the page has shown', async () => {
  modules.newest = undefined;
  const file = { file: 'features/school-pages/school-page.tsx', data: 'file' } as const;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  keepPageData(file, '/help', 'as it was opened');
  expect(await readPageData(file, '/help', {})).toBe('as it was opened');
  await expect(readPageData(file, '/terms', {})).rejects.toThrow('Failed to fetch');
});
