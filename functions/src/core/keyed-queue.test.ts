import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

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
