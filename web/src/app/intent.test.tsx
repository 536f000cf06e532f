import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkOf, onIntent, whenMainLinksAreSeen } from './intent.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<header><nav><a href="/blogs">Blog</a></nav></header><a id="more" href="/help"><b>Help</b></a>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const link = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('a') as HTMLAnchorElement;
};

test.each([
  ['<a href="/blogs?tag=x#top">', '/blogs?tag=x'],
  ['<a href="#courses">', undefined],
  ['<a href="/?again">', undefined],
  ['<a href="https://example.com/blogs">', undefined],
  ['<a href="/blogs" target="_blank">', undefined],
  ['<a href="/books/one.pdf">', undefined],
  ['<a href="/api/health">', undefined],
])('%s leads to %s', (html, page) => {
  expect(linkOf(link(html), window.location)).toBe(page);
});

test('a pointer that rests on a link means it, one that passes does not', () => {
  const seen = vi.fn();
  const stop = onIntent(seen);
  const inside = document.querySelector('b');
  inside?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(50);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(500);
  expect(seen).not.toHaveBeenCalled();
  inside?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(500);
  expect(seen).toHaveBeenCalledExactlyOnceWith(document.querySelector('#more'));
  stop();
});

test.each(['touchstart', 'focusin'])('%s means it at once', (type) => {
  const seen = vi.fn();
  const stop = onIntent(seen);
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(seen).toHaveBeenCalledTimes(1);
});

test.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
  'with %s nothing is fetched ahead',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    const seen = vi.fn();
    onIntent(seen);
    whenMainLinksAreSeen(seen);
    document.querySelector('b')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    window.dispatchEvent(new Event('scroll'));
    expect(seen).not.toHaveBeenCalled();
  },
);

test('the links of the navigation bar wait for a person', () => {
  const observed: Element[] = [];
  let show = (_entries: readonly object[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: readonly object[]) => void) {
        show = listener;
      }
      observe(target: Element) {
        observed.push(target);
      }
      disconnect() {}
    },
  );
  const seen = vi.fn();
  whenMainLinksAreSeen(seen);
  expect(observed).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  expect(observed).toEqual([document.querySelector('nav a')]);
  show([{ isIntersecting: false, target: observed[0] }]);
  expect(seen).not.toHaveBeenCalled();
  show([{ isIntersecting: true, target: observed[0] }]);
  expect(seen).toHaveBeenCalledExactlyOnceWith(observed[0]);
});

test('who only reads has the worker after a while, and no link is fetched ahead', async () => {
  const controller = vi.fn(() => null);
  vi.stubGlobal('navigator', {
    connection: { saveData: true },
    serviceWorker: {
      get controller() {
        return controller();
      },
    },
  });
  const seen = vi.fn();
  whenMainLinksAreSeen(seen);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(controller).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  // With Save-Data it is asked whether a worker exists: elsewhere it is called.
  expect(controller).toHaveBeenCalled();
  expect(seen).not.toHaveBeenCalled();
});
