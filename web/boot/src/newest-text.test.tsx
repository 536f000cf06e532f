import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdOldText, showNewestText } from './newest-text.ts';

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
});

test('a newer headline stands there before anything is seen', async () => {
  vi.stubGlobal('fetch', async () => Response.json(newer));
  showNewestText();
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
  showNewestText();
  await vi.waitFor(() => expect(isHeld()).toBe(false));
  expect(title()).toMatch(/^An old\s+head line$/);
});

test('what comes late does not take the place of what is read', async () => {
  let come: (answer: Response) => void = () => undefined;
  const asked = new Promise<Response>((resolve) => {
    come = resolve;
  });
  vi.stubGlobal('fetch', () => asked);
  showNewestText();
  vi.advanceTimersByTime(1000);
  expect(isHeld()).toBe(false);
  come(Response.json(newer));
  await asked;
  expect(title()).toMatch(/^An old\s+head line$/);
  expect(root).toHaveClass('newest-late');
});

test('a page without such words shows itself at once, and asks nothing', () => {
  document.body.innerHTML = '<h1>About us</h1>';
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  showNewestText();
  expect(isHeld()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
