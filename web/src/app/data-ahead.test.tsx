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
const opened = (at: string) =>
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

test.each([
  ['the school has not written it', () => new Response('', { status: 404 })],
  ['it is of another route', () => new Response(written.replace('course', 'lesson'))],
])('where %s, the page asks', async (_, answer) => {
  const fetched = answers(answer);
  await fetchAhead('/course/other', 'course');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await opened('/course/other')).toBe('asked');
});
