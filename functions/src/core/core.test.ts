import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheResponses, keptFor } from './cache.ts';
import { callDeadline, createKeyedQueue, withDeadline, withinOneDeadline } from './deadline.ts';

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

describe('deadline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const never = () => new Promise<never>(() => undefined);
  const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

  /** Longer than all of it here, milliseconds. */
  const longest = 10_000;

  async function timeOf(work: () => Promise<unknown>): Promise<[milliseconds: number, how: string]> {
    const begin = Date.now();
    const taken = () => Date.now() - begin;
    const end = work().then(
      (): [number, string] => [taken(), 'done'],
      ({ code }: { code: string }): [number, string] => [taken(), code],
    );
    // Not all timers: other tests of this process may have started some, too.
    await vi.advanceTimersByTimeAsync(longest);
    return end;
  }

  test('a wait outside a call has the time of a call, or less', async () => {
    expect(await timeOf(() => withDeadline(never()))).toEqual([callDeadline, 'unavailable']);
    expect(await timeOf(() => withDeadline(never(), 4000))).toEqual([4000, 'unavailable']);
  });

  test('waits one after another have one deadline together', async () => {
    const both = async () => {
      await withDeadline(after(3500));
      await withDeadline(never());
    };
    expect(await timeOf(() => withinOneDeadline(6000, both))).toEqual([6000, 'unavailable']);
  });

  test('what starts when the time is over fails at once', async () => {
    const late = async () => {
      await after(7000);
      await withDeadline(never());
    };
    // With this fake clock, a timer of 0 started by another timer takes a millisecond.
    expect(await timeOf(() => withinOneDeadline(6000, late))).toEqual([7001, 'unavailable']);
  });

  test('who is called meanwhile has nothing of it', async () => {
    void withinOneDeadline(10, () => after(0));
    expect(await timeOf(() => withDeadline(never(), 4000))).toEqual([4000, 'unavailable']);
  });

  test('what belongs together is done one after another, and the rest beside it', async () => {
    const enqueue = createKeyedQueue();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await after(20);
      steps.push(`${name} ends`);
    };
    const all = [['rima', 'first'] as const, ['rima', 'second'] as const, ['shila', 'other'] as const];
    const done = Promise.all(all.map(([key, name]) => enqueue(key, work(name))));
    await vi.advanceTimersByTimeAsync(50);
    await done;
    const own = steps.filter((step) => !step.startsWith('other'));
    expect(own).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(steps.indexOf('other begins')).toBeLessThan(steps.indexOf('first ends'));
  });

  test('a failure is reported, and does not block the queue', async () => {
    const enqueue = createKeyedQueue();
    const failed = enqueue('rima', () => Promise.reject(new Error('broken')));
    const next = enqueue('rima', async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  test('work that waited too long is rejected and not started', async () => {
    const enqueue = createKeyedQueue(30);
    const work = vi.fn(async () => 'done');
    const both = Promise.allSettled([enqueue('rima', () => after(100)), enqueue('rima', work)]);
    await vi.advanceTimersByTimeAsync(200);
    const unavailable = { status: 'rejected', reason: { code: 'unavailable' } };
    expect(await both).toMatchObject([unavailable, unavailable]);
    expect(work).not.toHaveBeenCalled();
  });
});
