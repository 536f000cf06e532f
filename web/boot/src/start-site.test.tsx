import { afterEach, expect, test, vi } from 'vitest';
import { type PageStart, readPageStart, startId } from '../page-start.ts';
import { afterPaint, atFirstPaint } from './after-paint.ts';
import { startSite } from './start-site.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const start: PageStart = {
  modules: ['/assets/react.js', '/assets/page.js', '/assets/entry.js'],
  data: ['/index.json?lang=bn'],
  when: 'paint',
  page: 'course',
  sheets: [],
  isDrawn: false,
  loaderData: { course: { title: '</script>' } },
  errors: null,
};

test('what others need runs first, the entry last, and everything is fetched side by side', async () => {
  const run: string[] = [];
  await startSite(start, async (address) => {
    run.push(address);
  });
  expect(run).toEqual(start.modules);
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(ahead.map((link) => link.getAttribute('href'))).toEqual(start.modules);
  // With the same mode as `fetch`, so that it is fetched once.
  const data = document.querySelector<HTMLLinkElement>('link[rel=preload]');
  expect([data?.getAttribute('href'), data?.as, data?.crossOrigin]).toEqual([
    '/index.json?lang=bn',
    'fetch',
    'anonymous',
  ]);
});

test('a module that cannot be fetched is an error, and those after it do not run', async () => {
  const run: string[] = [];
  const offline = async (address: string) => {
    run.push(address);
    throw new Error('offline');
  };
  await expect(startSite(start, offline)).rejects.toThrow('offline');
  expect(run).toEqual(['/assets/react.js']);
});

test('a page says in JSON what it starts with; one that says nothing is not ours', () => {
  const text = JSON.stringify(start).replaceAll('<', '\\u003c');
  document.body.innerHTML = `<script type="application/json" id="${startId}">${text}</script>`;
  expect(readPageStart(document)).toEqual(start);
  document.body.innerHTML = '';
  expect(() => readPageStart(document)).toThrow(SyntaxError);
});

test('a document without its end, as the browser leaves for another language, starts nothing and says nothing', async () => {
  await expect(import('./boot.ts')).resolves.toBeDefined();
});

/** What has been painted. */
const seen: string[] = [];
/** Tells the page's observer of one more. */
let paint: (name: string) => void;
function watchPaint(): void {
  vi.useFakeTimers();
  seen.length = 0;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint'];
      constructor(listener: (list: unknown, observer: unknown) => void) {
        paint = (one) => {
          seen.push(one);
          listener({ getEntriesByName: (name: string) => seen.filter((other) => other === name) }, this);
        };
      }
      observe() {}
      disconnect() {}
    },
  );
}
const readyState = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('waits for the page’s load, and then some time', () => {
  watchPaint();
  readyState('interactive');
  const begin = vi.fn();
  afterPaint(begin);
  vi.advanceTimersByTime(60_000);
  expect(begin).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1499);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('starts at once for a person, and not again', () => {
  watchPaint();
  readyState('complete');
  const begin = vi.fn();
  const atOnce = afterPaint(begin);
  atOnce();
  atOnce();
  vi.advanceTimersByTime(60_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('starts with the first paint, when something can be read, and not with an empty one', () => {
  watchPaint();
  const begin = vi.fn();
  atFirstPaint(begin);
  paint('first-paint');
  expect(begin).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(begin).toHaveBeenCalledTimes(1);
});
