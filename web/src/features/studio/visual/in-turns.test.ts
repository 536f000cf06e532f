import { afterEach, expect, it, vi } from 'vitest';
import { inTurns } from './in-turns.ts';

afterEach(() => void vi.useRealTimers());

it('the first drawings are there at once, all others afterwards, in their order', () => {
  vi.useFakeTimers();
  const done: number[] = [];
  let isComposing = true;
  const soon = inTurns(2, () => !isComposing);
  for (const one of [1, 2, 3, 4]) soon(() => done.push(one));
  expect(done).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  // What an input method is putting together is left alone.
  expect(done).toEqual([1, 2]);
  isComposing = false;
  vi.runAllTimers();
  expect(done).toEqual([1, 2, 3, 4]);
  soon(() => done.push(5));
  expect(done).toContain(5);
});
