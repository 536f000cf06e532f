import { whenBack } from './when-back.ts';

afterEach(() => vi.useRealTimers());

test('what waits is tried again without word of a connection, after longer and longer pauses', () => {
  vi.useFakeTimers();
  let isWaiting = true;
  const work = vi.fn();
  const stop = whenBack(work, () => isWaiting);
  vi.advanceTimersByTime(5000 + 10_000 + 20_000);
  expect(work).toHaveBeenCalledTimes(3);
  isWaiting = false;
  vi.advanceTimersByTime(300_000);
  expect(work).toHaveBeenCalledTimes(3);
  isWaiting = true;
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(300_000);
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledTimes(4);
});

test('it is done at once when the connection is back, or the page in view with something waiting', () => {
  const work = vi.fn();
  const stop = whenBack(work, () => true);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).toHaveBeenCalledTimes(2);
  stop();
});
