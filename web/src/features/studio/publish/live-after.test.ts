import { contentHashOf } from '@pathshala/content/content-hash';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveAfter, publicPage } from './live-after.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const course = { title: { en: 'New', bn: 'নতুন' }, price: 5, summary: 'S' };

function homeAnswer(title: string) {
  return { print: contentHashOf([{ kind: 'home', id: 'home', fields: { hero: { title } } }]) };
}

/** A public address that answers with the new text from request number `from` on. */
function publicAddress(old: object, fresh: object, from: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${address} ${init.cache}`);
    if (asked.length === 2) return new Response('{}', { status: 503 });
    return new Response(JSON.stringify(asked.length >= from ? fresh : old));
  });
  return asked;
}

test('measures the seconds until the public address has the new price, without the browser’s cache', async () => {
  const seen = { title: 'New', price: 4, summary: 'S' };
  const asked = publicAddress(seen, { ...seen, price: 5 }, 4);
  const found = liveAfter({ kind: 'courses', id: 'sums' }, course, Date.now());
  await vi.advanceTimersByTimeAsync(5000);
  expect(await found).toBe(3);
  expect(asked[0]).toBe('/api/course/sums no-store');
  expect(asked).toHaveLength(5);
});

test('waits for the page of a course that the functions for pages do not know yet', async () => {
  const answer = JSON.stringify({ title: 'New', price: 5, summary: 'S' });
  let isThere = false;
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/course/sums/data.json?') && !isThere
      ? new Response('{}', { status: 404 })
      : new Response(answer),
  );
  const found = liveAfter({ kind: 'courses', id: 'sums' }, course, Date.now());
  await vi.advanceTimersByTimeAsync(1500);
  isThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found).toBe(2);
});

test('looks for a lesson in the outline of its course', async () => {
  const outline = [{ id: 'first', title: 'One', minutes: 5 }];
  publicAddress({ outline: [] }, { outline }, 1);
  const found = liveAfter({ kind: 'lessons', id: 'sums~first' }, { title: 'One', minutes: 5 }, Date.now());
  expect(await found).toBe(0);
});

const article = { title: { en: 'Jars', bn: 'বয়াম' }, lang: 'bn', description: 'অনেক।', summary: 'স' };
const person = { name: 'Rima', bio: 'Reads aloud.', links: {} };
const page = { lead: 'What we are.', updated: '2026-01-01', body: '# Hello' };

test.each([
  ['articles', 'jars', article, { ...article, title: 'বয়াম' }],
  [
    'books',
    'atlas',
    { title: 'Atlas', lang: 'en' },
    [{ _id: 'atlas', title: 'Atlas', lang: 'en', pdf: '/a.pdf' }],
  ],
  ['instructors', 'rima', person, { content: [{ id: 'rima', ...person }] }],
  ['pages', 'help', page, { print: contentHashOf([{ kind: 'pages', id: 'help', fields: page }]) }],
  ['home', 'home', { hero: { title: 'A' } }, homeAnswer('A')],
] as const)('%s are looked for where everybody reads them', async (kind, id, fields, fresh) => {
  const old = JSON.parse(JSON.stringify(fresh).replace(/বয়াম|Atlas|Reads aloud\.|"print":"../g, '$&x'));
  const asked = publicAddress(old, fresh, 4);
  const found = liveAfter({ kind, id }, fields, Date.now());
  let seconds: number | null | undefined;
  found.then((after) => {
    seconds = after;
  });
  // Computing a content hash takes real time, which fake timers do not control: advance them only while a timer waits.
  while (seconds === undefined) {
    if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(1000);
    await new Promise((done) => setImmediate(done));
  }
  expect(seconds).toBe(3);
  expect(asked.filter((one) => !one.includes('data.json'))).toHaveLength(4);
});

test('gives up after a minute and a half', async () => {
  publicAddress({}, {}, 1);
  const found = liveAfter({ kind: 'courses', id: 'sums' }, course, Date.now());
  await vi.advanceTimersByTimeAsync(95_000);
  expect(await found).toBeNull();
});

test('each kind that readers can open has its page', () => {
  expect(publicPage({ kind: 'lessons', id: 'sums~first' })).toBe('/course/sums/lesson/first');
  expect(publicPage({ kind: 'pages', id: 'help' })).toBe('/help');
  expect(publicPage({ kind: 'instructors', id: 'a' })).toBeUndefined();
});
