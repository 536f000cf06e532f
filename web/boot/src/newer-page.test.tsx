import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForNewerPage } from './newer-page.ts';

const root = document.documentElement;
const isSeen = () => !root.classList.contains('perhaps-old');
const list = '/newest/list.json';
const listed = (page: string) => async () => Response.json({ '/blogs': { page } });
const newerAt = '/newest/blogs?print=now';
const newer = `<html><head><title>Now</title><script type="application/ld+json">{"says":"now"}</script><meta name="new"></head>
<body><header>Another</header><main>Now</main><script type="application/json" id="page-start">{"says":"now"}</script></body></html>`;

let answers: Record<string, () => Promise<Response>>;

beforeEach(() => {
  // The frame that one test asks for must not come in the next.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  history.replaceState(null, '', '/blogs/');
  root.setAttribute('data-print', 'then');
  root.setAttribute('data-newer-pages', list);
  document.head.innerHTML = '<title>Then</title><script type="application/ld+json">{"says":"then"}</script>';
  document.body.innerHTML =
    '<header>The same</header><main>Then</main><script type="application/json" id="page-start">{"says":"then"}</script>';
  answers = {
    [list]: listed(newerAt),
    [newerAt]: async () => new Response(newer),
  };
  vi.stubGlobal('fetch', async (address: string) => await answers[address]?.());
});
afterEach(() => {
  root.className = '';
});

const said = () => [document.title, document.querySelector('main')?.textContent];
const start = () => document.getElementById('page-start')?.textContent;

test('a page that has changed is there before it is seen: its text, its head and what the site starts with', async () => {
  const show = askForNewerPage();
  expect(isSeen()).toBe(false);
  const title = document.querySelector('title');
  await show();
  expect(isSeen()).toBe(true);
  expect(said()).toEqual(['Now', 'Now']);
  expect(document.head.innerHTML).toContain('{"says":"now"}');
  expect(document.head.querySelector('meta[name=new]')).not.toBeNull();
  expect(start()).toBe('{"says":"now"}');
  expect(document.querySelector('header')).toHaveTextContent('The same');
  expect(title?.isConnected).toBe(false);
});

const busy = async () => new Response('', { status: 503 });

test.each<[string, typeof answers]>([
  ['nothing has changed', { [list]: async () => Response.json({}) }],
  ['it has been built since', { [list]: listed(newerAt.replace('now', 'then')) }],
  ['the school cannot be asked', { [list]: () => Promise.reject(new TypeError('Failed')) }],
  ['the list does not come', { [list]: busy }],
  ['the newer page does not come', { [newerAt]: busy }],
  ['what comes is no page of ours', { [newerAt]: async () => new Response('<main>!</main>') }],
])('what was built is shown where %s', async (_, others) => {
  Object.assign(answers, others);
  await askForNewerPage()();
  expect(isSeen()).toBe(true);
  expect(said()).toEqual(['Then', 'Then']);
  expect(start()).toBe('{"says":"then"}');
});

test('what comes late does not take the place of what is read', async () => {
  let come = (_: Response): void => undefined;
  answers[newerAt] = () => new Promise((resolve) => (come = resolve));
  const shown = askForNewerPage()();
  await vi.advanceTimersByTimeAsync(1000);
  await shown;
  expect(isSeen()).toBe(true);
  come(new Response(newer));
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual(['Then', 'Then']);
});

test.each([
  ['its first frame has the top alone', false, 'first-frame'],
  ['in a tab behind, which paints no frame, it is whole soon', true, ''],
])('once it is known: %s', async (_, hidden, then) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  let paint: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => (paint = callback));
  await askForNewerPage()();
  await vi.advanceTimersByTimeAsync(100);
  expect(root.className).toBe(then);
  paint(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(root.className).toBe('');
});

test('a page that nobody can change is seen at once', async () => {
  root.removeAttribute('data-newer-pages');
  const show = askForNewerPage();
  expect(isSeen()).toBe(true);
  await show();
});
