import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, withDataAhead } from './data-ahead.ts';

const path = '/course/decimals';
/** As React Router writes a route's data. */
const written = '[{"_1":2},"course",{"_3":4},"data","written"]\n';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = (answer: () => Response) => {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

/** What the page is told when it is opened, asking the router where nothing is known. */
const opened = async (at: string) =>
  withDataAhead((_call, ask) => ask?.())(
    { request: new Request(`http://localhost:3000${at}`) },
    async () => 'asked',
  );

test('what was fetched ahead is there when its page is opened, and for no other page', async () => {
  const fetched = answers(() => new Response(written));
  await fetchAhead(path, 'course');
  expect(fetched).toHaveBeenCalledWith(`${path}.data?_routes=course`);
  expect(await opened(path)).toBe('written');
  expect(await opened('/course/fractions')).toBe('asked');
});

test('a minute later it is asked for again', async () => {
  answers(() => new Response(written));
  await fetchAhead(path, 'course');
  vi.setSystemTime(Date.now() + 60_000);
  expect(await opened(path)).toBe('asked');
});

test('while it is on its way, and until it is old, it is fetched once', async () => {
  const fetched = answers(() => new Response(written));
  await Promise.all([fetchAhead('/course/once', 'course'), fetchAhead('/course/once', 'course')]);
  await fetchAhead('/course/once', 'course');
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 60_000);
  await fetchAhead('/course/once', 'course');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('where the school has written none, the page is told so and asks for nothing', async () => {
  answers(() => new Response('', { status: 404 }));
  await fetchAhead('/course/new', 'course');
  await expect(opened('/course/new')).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  ['it is of another route', () => new Response(written.replace('course', 'lesson'))],
  ['the server is broken', () => new Response('', { status: 500 })],
  [
    'there is no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('where %s, the page asks', async (_, answer) => {
  const fetched = answers(answer);
  await fetchAhead('/course/other', 'course');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await opened('/course/other')).toBe('asked');
});

test('a way that takes what was fetched ahead is left as it is', () => {
  const ready = withDataAhead(() => undefined);
  expect(withDataAhead(ready)).toBe(ready);
});
