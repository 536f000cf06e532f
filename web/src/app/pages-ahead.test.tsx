import { beforeEach, expect, test, vi } from 'vitest';
import { linkOf, onIntent } from './pages-ahead.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<header><nav><a href="/blogs">Blog</a></nav></header><a id="more" href="/help"><b>Help</b></a>';
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

const slow: object[] = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];
test.each(slow)('with %s nothing is fetched ahead', (connection) => {
  vi.stubGlobal('navigator', { connection });
  const seen = vi.fn();
  onIntent(seen);
  document.querySelector('b')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(seen).not.toHaveBeenCalled();
});
