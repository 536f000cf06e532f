import { expect, test, vi } from 'vitest';
import { cacheResponses, keptFor } from './cache.ts';

function source(read: (key: string) => Promise<unknown>) {
  let now = 1_000_000;
  let revision = 1;
  let known = revision;
  const reading = vi.fn(read);
  return {
    reading,
    ask: cacheResponses(reading, { known: () => known, now: async () => (known = revision) }, () => now),
    publish: () => {
      revision += 1;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('ten thousand calls for nineteen lists read nineteen, and again when the time is over', async () => {
  const { ask, reading, pass } = source(async (key) => ({ key }));
  const all = Array.from({ length: 10_000 }, (_, at) => ask(`list ${at % 19}`));
  expect((await Promise.all(all))[20]).toEqual({
    body: Buffer.from('{"key":"list 1"}'),
    etag: expect.stringMatching(/^".+"$/),
  });
  expect(reading).toHaveBeenCalledTimes(19);
  pass(keptFor - 1);
  await ask('list 1');
  expect(reading).toHaveBeenCalledTimes(19);
  pass(2);
  await ask('list 1');
  expect(reading).toHaveBeenCalledTimes(20);
});

test('what could not be read is said to all who waited, and read again for the next', async () => {
  let isBroken = true;
  const { ask, reading } = source(async () => {
    if (isBroken) throw new Error('Firestore is away');
    return [];
  });
  const failed = await Promise.allSettled([ask('a'), ask('a')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reading).toHaveBeenCalledTimes(1);
  isBroken = false;
  expect(await ask('a')).toMatchObject({ body: Buffer.from('[]') });
});

test('what was published meanwhile is read again', async () => {
  let price = 5;
  const { ask, reading, publish } = source(async (key) => ({ key, price }));
  expect(await ask('list 1')).toMatchObject({ body: Buffer.from('{"key":"list 1","price":5}') });
  price = 7;
  publish();
  expect(await ask('list 1')).toMatchObject({ body: Buffer.from('{"key":"list 1","price":7}') });
  expect(reading).toHaveBeenCalledTimes(2);
});
