import { afterEach, expect, test, vi } from 'vitest';
import { renewCopies, renewPublished } from './renew-copies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerTo = (address: string) =>
  address.endsWith('prices') ? { sums: 2 } : [{ _id: 'sums', price: 2 }];

function listen(
  answer: (address: string) => Promise<Response> = async (address) => Response.json(answerTo(address)),
) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(`${init.cache} ${address}`);
    return answer(address);
  });
  return asked;
}

test.each([
  [
    'courses',
    'sums',
    { list: 'classSeven', price: 2 },
    ['/api/course/sums', '/api/classSeven', '/api/prices', '/api/search/changes'],
  ],
  ['lessons', 'sums~first', {}, ['/api/course/sums', '/api/search/changes']],
  ['articles', 'jars', {}, ['/api/article/jars', '/blog.json', '/api/search/changes']],
  ['books', 'atlas', {}, ['/blog2.json', '/api/search/changes']],
  ['home', 'home', {}, []],
] as const)(
  'fetches every answer again that the browser may have cached of %s',
  async (kind, id, fields, addresses) => {
    const asked = listen();
    await renewCopies({ kind, id }, fields);
    expect(asked).toEqual(addresses.map((one) => `reload ${one}`));
  },
);

test('does not throw if the school cannot be reached', async () => {
  listen(() => Promise.reject(new TypeError('offline')));
  await expect(renewCopies({ kind: 'courses', id: 'sums' }, { list: 'classSeven' })).resolves.toBeUndefined();
});

test('asks again where an instance of the API still has the price before', async () => {
  vi.useFakeTimers();
  let answers = 0;
  const asked = listen(async (address) => {
    if (address !== '/api/classSeven') return Response.json(answerTo(address));
    answers += 1;
    return Response.json([{ _id: 'sums', price: answers }]);
  });
  const renewed = renewPublished({ kind: 'courses', id: 'sums' }, { list: 'classSeven', price: 2 });
  await vi.runAllTimersAsync();
  await renewed;
  expect(asked.filter((one) => one === 'reload /api/classSeven')).toHaveLength(2);
});
