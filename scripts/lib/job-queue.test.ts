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

test('merges jobs that are added in quick succession', async () => {
  const work = { function: vi.fn(async () => {}), site: vi.fn(async () => {}) };
  const ask = jobQueue(work, vi.fn(), settled);
  ask(['function']);
  ask(['function', 'site']);
  await settle();
  expect(work.function).toHaveBeenCalledTimes(1);
  expect(work.site).toHaveBeenCalledTimes(1);
});

test('runs a job again if it is added while running', async () => {
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

test('reports a failing job and runs the next one', async () => {
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
