import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobQueue } from './job-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = 100;
const settle = () => vi.advanceTimersByTimeAsync(settled);

test('what is asked for several times in a moment is done once', async () => {
  const work = { function: vi.fn(async () => {}), site: vi.fn(async () => {}) };
  const ask = jobQueue(work, vi.fn(), settled);
  ask(['function']);
  ask(['function', 'site']);
  await settle();
  expect(work.function).toHaveBeenCalledTimes(1);
  expect(work.site).toHaveBeenCalledTimes(1);
});

test('what is asked for while it is being done is done once more afterwards', async () => {
  let finish = () => {};
  const one = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const ask = jobQueue({ one }, vi.fn(), settled);
  ask(['one']);
  await settle();
  ask(['one']);
  await settle();
  expect(one).toHaveBeenCalledTimes(1);
  finish();
  await settle();
  expect(one).toHaveBeenCalledTimes(2);
});

test('a job that fails is told of, and the next one is done', async () => {
  const onError = vi.fn();
  const good = vi.fn(async () => {});
  const bad = async () => {
    throw new Error('half saved');
  };
  jobQueue({ bad, good }, onError, settled)(['bad', 'good']);
  await settle();
  expect(onError).toHaveBeenCalledWith(new Error('half saved'));
  expect(good).toHaveBeenCalledTimes(1);
});
