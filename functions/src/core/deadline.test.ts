import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline, withinOneDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Longer than all of it here, milliseconds. */
const longest = 10_000;

/** Milliseconds until work ends, however it ends. */
async function timeOf(work: () => Promise<unknown>): Promise<[milliseconds: number, how: string]> {
  const begin = Date.now();
  const taken = () => Date.now() - begin;
  const end = work().then(
    (): [number, string] => [taken(), 'done'],
    ({ code }: { code: string }): [number, string] => [taken(), code],
  );
  // Not all timers: what other tests left in this process may have started some, too.
  await vi.advanceTimersByTimeAsync(longest);
  return end;
}

test('a wait alone has its own deadline', async () => {
  expect(await timeOf(() => withDeadline(never(), 4000))).toEqual([4000, 'unavailable']);
});

test('waits one after another have one deadline together, and each its own', async () => {
  const both = async () => {
    await withDeadline(after(3500), 4000);
    await withDeadline(never(), 4000);
  };
  expect(await timeOf(() => withinOneDeadline(6000, both))).toEqual([6000, 'unavailable']);
  expect(await timeOf(() => withinOneDeadline(6000, () => withDeadline(never(), 4000)))).toEqual([
    4000,
    'unavailable',
  ]);
});

test('what starts when the time is over fails at once', async () => {
  const late = async () => {
    await after(7000);
    await withDeadline(never(), 4000);
  };
  // For the clock here, a timer of 0 that another timer starts takes a millisecond.
  expect(await timeOf(() => withinOneDeadline(6000, late))).toEqual([7001, 'unavailable']);
});

test('who is called meanwhile has nothing of it', async () => {
  void withinOneDeadline(10, () => after(0));
  expect(await timeOf(() => withDeadline(never(), 4000))).toEqual([4000, 'unavailable']);
});
