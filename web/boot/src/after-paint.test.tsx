import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint, afterPaint } from './after-paint.ts';

/** Calls the page's observer, as a browser does at a new largest paint. */
let paint: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['largest-contentful-paint', 'paint'];
      constructor(listener: () => void) {
        paint = listener;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const readyState = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('waits for the page’s load, and then for its largest part to stand', () => {
  readyState('interactive');
  const start = vi.fn();
  afterPaint(start);
  paint();
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  paint();
  vi.advanceTimersByTime(1000);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts at once for a person, and not again', () => {
  readyState('complete');
  const start = vi.fn();
  const atOnce = afterPaint(start);
  atOnce();
  atOnce();
  paint();
  vi.advanceTimersByTime(60_000);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a page that is nothing without the site starts it with the first paint', () => {
  const start = vi.fn();
  afterFirstPaint(start);
  expect(start).not.toHaveBeenCalled();
  paint();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a page of which no paint is told, or that nobody sees, starts it all the same', () => {
  const start = vi.fn();
  afterFirstPaint(start);
  vi.advanceTimersByTime(1000);
  expect(start).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  afterFirstPaint(start);
  expect(start).toHaveBeenCalledTimes(2);
});
