import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type NewestWindow, printOf } from '../page-data.ts';
import { holdOldText, showNewestText } from './newest-text.ts';

const start = vi.fn();
const root = document.documentElement;
const title = () => document.querySelector('h1')?.textContent;
const isHeld = () => root.classList.contains('newest-first');
const newer = {
  print: 'new',
  content: {
    hero: {
      title: 'Learn with us today',
      lead: 'Now.',
      primary: { label: 'Begin' },
      secondary: { label: 'Look' },
    },
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `<div data-newest="/api/published/home?have=old"><h1><span data-newest-text="titleStart">An old</span>
<span data-newest-text="titleEnd">head line</span></h1><p data-newest-text="lead">Then.</p></div>`;
  holdOldText();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  root.className = '';
  start.mockClear();
});

test('a newer headline stands there before anything is seen', async () => {
  vi.stubGlobal('fetch', async () => Response.json(newer));
  showNewestText(start);
  expect(isHeld()).toBe(true);
  await vi.waitFor(() => expect(isHeld()).toBe(false));
  expect(title()).toMatch(/^Learn with\s+us today$/);
  expect(document.querySelector('p')).toHaveTextContent('Now.');
});

test.each([
  ['nothing is newer', async () => Response.json({ print: 'old' })],
  ['the school cannot be asked', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('what was built is shown where %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  showNewestText(start);
  await vi.waitFor(() => expect(isHeld()).toBe(false));
  expect(title()).toMatch(/^An old\s+head line$/);
});

test('what comes late does not take the place of what is read', async () => {
  let come: (answer: Response) => void = () => undefined;
  const asked = new Promise<Response>((resolve) => {
    come = resolve;
  });
  vi.stubGlobal('fetch', () => asked);
  showNewestText(start);
  vi.advanceTimersByTime(1000);
  expect(isHeld()).toBe(false);
  come(Response.json(newer));
  await asked;
  expect(title()).toMatch(/^An old\s+head line$/);
  expect(root).toHaveClass('newest-late');
});

const built = [{ _id: 'one', title: 'One', date: '2026-01-01' }];
const showList = () => {
  document.body.innerHTML = `<ul data-newest="/blog.json" data-newest-print="${printOf(built)}"><li>One</li></ul>`;
  showNewestText(start);
};

test('a list that is as it was built is shown, and the site left to its time', async () => {
  vi.stubGlobal('fetch', async () => Response.json(built));
  showList();
  await vi.waitFor(() => expect(isHeld()).toBe(false));
  expect(start).not.toHaveBeenCalled();
});

test('a newer list waits unseen for the site, which begins at once; without the site the older one is shown', async () => {
  const list = [{ _id: 'two', title: 'Two', date: '2026-02-02' }, ...built];
  vi.stubGlobal('fetch', async () => Response.json(list));
  showList();
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  vi.advanceTimersByTime(2000);
  expect(isHeld()).toBe(true);
  expect((window as NewestWindow).newest).toEqual(list);
  window.dispatchEvent(new Event('site:failed'));
  expect(isHeld()).toBe(false);
  delete (window as NewestWindow).newest;
});

test('a page without such words shows itself at once, and asks nothing', () => {
  document.body.innerHTML = '<h1>About us</h1>';
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  showNewestText(start);
  expect(isHeld()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
