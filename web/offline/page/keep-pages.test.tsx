import { beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../stores.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { keepPages } from './keep-pages.ts';

const sent = vi.fn();
const register = vi.fn(async () => undefined);
let navigation: EventTarget;
let stored: FakeCaches;

const named = (...urlsToCache: string[]) => ({ type: 'CACHE_URLS', payload: { urlsToCache } });

function container(controller: object | null): ServiceWorkerContainer {
  const ready = Promise.resolve({ active: { postMessage: sent } });
  return { controller, register, ready } as unknown as ServiceWorkerContainer;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  // Each test has its own window, without the listeners of the one before.
  navigation = new EventTarget();
  window.history.replaceState(null, '', '/help?from=home#end');
  vi.stubGlobal('navigation', navigation);
  stored = new FakeCaches();
  vi.stubGlobal('caches', stored);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${location.origin}/assets/a.js` },
    { name: 'https://elsewhere.example/b.js' },
  ] as PerformanceEntryList);
});
test('the page that starts the worker is kept with its files', async () => {
  await keepPages(container(null));
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(sent).toHaveBeenCalledExactlyOnceWith(named('/help', `${location.origin}/assets/a.js`));
});

test('a page that is kept already is not fetched again, its files are', async () => {
  await (await stored.open(stores.page.cache)).put('/help', new Response('<h1>Help</h1>'));
  await keepPages(container(null));
  expect(sent).toHaveBeenCalledExactlyOnceWith(named(`${location.origin}/assets/a.js`));
});

/** Opens another address in this page, and waits. */
async function goOn(path: string, milliseconds: number): Promise<void> {
  window.history.pushState(null, '', path);
  navigation.dispatchEvent(new Event('currententrychange'));
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test('the worker is not told about a page that came from it, nor about a filter in the address', async () => {
  await keepPages(container({}));
  await goOn('/help?q=x', 5000);
  expect(sent).not.toHaveBeenCalled();
});

test('the worker is told about the next page after a stay', async () => {
  await keepPages(container({}));
  await goOn('/terms', 1000);
  await goOn('/privacy', 1500);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveBeenCalledExactlyOnceWith(named('/privacy'));
});
