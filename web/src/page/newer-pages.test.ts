import { newerPage } from '@pathshala/contract/site/all-routes';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveSchool } from '../testing/serve-school.ts';

const pages = { '/blogs': newerPage('/blogs', 'print') };
let newerPages: typeof import('./newer-pages.ts').newerPages;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ newerPages } = await import('./newer-pages.ts'));
});

test('the school is asked once in half a minute which pages have changed', async () => {
  const asked = serveSchool(() => ({ json: pages }));
  expect(await Promise.all([newerPages(), newerPages()])).toEqual([pages, pages]);
  vi.setSystemTime(Date.now() + 29_999);
  await newerPages();
  expect(asked.map(({ what }) => what)).toEqual(['GET /newest/list.json']);
  vi.setSystemTime(Date.now() + 1);
  await newerPages();
  expect(asked).toHaveLength(2);
});

test('where it cannot be asked none has, as far as anybody knows, and it is asked again', async () => {
  const asked = serveSchool(() => (asked.length === 1 ? undefined : { json: pages }));
  expect(await newerPages()).toEqual({});
  expect(await newerPages()).toEqual(pages);
});

test('what the boot script asked is taken, once', async () => {
  globalThis.askedNewerPages = Promise.resolve(pages);
  const asked = serveSchool(() => ({ json: {} }));
  expect(await newerPages()).toEqual(pages);
  expect(asked).toEqual([]);
  vi.setSystemTime(Date.now() + 30_000);
  expect(await newerPages()).toEqual({});
});
