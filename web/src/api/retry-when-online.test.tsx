import { retryWhenOnline } from './retry-when-online.ts';

test('what waits is tried again without word of a connection, and nothing is done where nothing waits', () => {
  vi.useFakeTimers();
  let isWaiting = true;
  const work = vi.fn();
  const stop = retryWhenOnline(work, () => isWaiting);
  vi.advanceTimersByTime(20_000);
  expect(work).toHaveBeenCalledTimes(2);
  isWaiting = false;
  vi.advanceTimersByTime(300_000);
  expect(work).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledTimes(3);
  isWaiting = true;
  stop();
  vi.advanceTimersByTime(300_000);
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledTimes(3);
});
