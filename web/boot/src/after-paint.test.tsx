import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, atFirstPaint } from './after-paint.ts';

/** Fires the page's paint observer. */
let paint: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint'];
      constructor(listener: () => void) {
        paint = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
});
const readyState = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('waits for the page’s load, and then some time', () => {
  readyState('interactive');
  const start = vi.fn();
  afterPaint(start);
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1499);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts at once for a person, and not again', () => {
  readyState('complete');
  const start = vi.fn();
  const atOnce = afterPaint(start);
  atOnce();
  atOnce();
  vi.advanceTimersByTime(60_000);
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts with the first paint, when something can be read, and not with an empty one', () => {
  const seen: string[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint'];
      constructor(listener: (list: unknown, observer: unknown) => void) {
        paint = () =>
          listener({ getEntriesByName: (name: string) => seen.filter((one) => one === name) }, this);
      }
      observe() {}
      disconnect() {}
    },
  );
  const start = vi.fn();
  atFirstPaint(start);
  seen.push('first-paint');
  paint();
  expect(start).not.toHaveBeenCalled();
  seen.push('first-contentful-paint');
  paint();
  expect(start).toHaveBeenCalledTimes(1);
});
