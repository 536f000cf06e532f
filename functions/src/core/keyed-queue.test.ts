import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

test('what belongs together is done one after another, and the rest beside it', async () => {
  const enqueue = createKeyedQueue();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(20);
    steps.push(`${name} ends`);
    return name;
  };
  const all = [
    enqueue('rima', work('first')),
    enqueue('rima', work('second')),
    enqueue('shila', work('other')),
  ];
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other']);
  const own = steps.filter((step) => !step.startsWith('other'));
  expect(own).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(steps.indexOf('other begins')).toBeLessThan(steps.indexOf('first ends'));
});

test('a failure is reported, and does not block the queue', async () => {
  const enqueue = createKeyedQueue();
  const failed = enqueue('rima', async () => {
    throw new Error('broken');
  });
  const next = enqueue('rima', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('work that waited too long is rejected and not started', async () => {
  const enqueue = createKeyedQueue(30);
  const work = vi.fn(async () => 'done');
  const long = enqueue('rima', () => sleep(100, 'done'));
  const next = enqueue('rima', work);
  await expect(long).rejects.toMatchObject({ code: 'unavailable' });
  await expect(next).rejects.toMatchObject({ code: 'unavailable' });
  await sleep(150);
  expect(work).not.toHaveBeenCalled();
});
