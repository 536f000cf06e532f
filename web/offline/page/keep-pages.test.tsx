import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPages } from './keep-pages.ts';

const sent = vi.fn();
const register = vi.fn(async () => undefined);
let navigation: EventTarget;

function container(controller: object | null): ServiceWorkerContainer {
  const ready = Promise.resolve({ active: { postMessage: sent } });
  return { controller, register, ready } as unknown as ServiceWorkerContainer;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  // Each test has a window of its own: what the one before listened to is gone.
  navigation = new EventTarget();
  window.history.replaceState(null, '', '/help?from=home#end');
  vi.stubGlobal('navigation', navigation);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${location.origin}/assets/a.js` },
    { name: 'https://elsewhere.example/b.js' },
  ] as PerformanceEntryList);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the page that calls the worker is kept with what it was made of', async () => {
  await keepPages(container(null));
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    visited: '/help',
    files: [`${location.origin}/assets/a.js`],
  });
});

test('of a page that the worker brought nothing is told', async () => {
  await keepPages(container({}));
  expect(sent).not.toHaveBeenCalled();
});

test('the next page is told of once somebody has stayed on it', async () => {
  await keepPages(container({}));
  window.history.pushState(null, '', '/terms');
  navigation.dispatchEvent(new Event('currententrychange'));
  vi.advanceTimersByTime(1000);
  window.history.pushState(null, '', '/privacy');
  navigation.dispatchEvent(new Event('currententrychange'));
  vi.advanceTimersByTime(1500);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ visited: '/privacy', files: [] });
});

test('a filter in the address is no other page', async () => {
  await keepPages(container({}));
  window.history.pushState(null, '', '/help?q=x');
  navigation.dispatchEvent(new Event('currententrychange'));
  vi.advanceTimersByTime(5000);
  expect(sent).not.toHaveBeenCalled();
});
