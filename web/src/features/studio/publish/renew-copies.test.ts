import { afterEach, expect, test, vi } from 'vitest';
import { renewCopies } from './renew-copies.ts';

afterEach(() => vi.unstubAllGlobals());

function listen(answer: () => Promise<Response> = async () => Response.json({})) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(`${init.cache} ${address}`);
    return answer();
  });
  return asked;
}

test.each([
  [
    'courses',
    'sums',
    { list: 'classSeven' },
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
