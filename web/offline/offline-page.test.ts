import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writePack } from './packs/write.ts';
import { type OfflineParts, stores } from './stores.ts';
import { FakeCaches } from './testing/fake-caches.ts';
import { offlinePage } from './worker/offline-page.ts';

const parts: OfflineParts = {
  ...{ before: '<main>', after: '</main>', here: 'These open', school: 'Pathshala' },
  ...{ fonts: [], policy: "default-src 'none'" },
};
const origin = 'https://school.example';

let kept: FakeCaches;

/** Keeps pages, in this order. @param pages titles by path */
async function keep(pages: Readonly<Record<string, string>>): Promise<void> {
  const cache = await kept.open(stores.page.cache);
  for (const [path, title] of Object.entries(pages))
    await cache.put(origin + path, new Response(`<html><head><title>${title}</title></head></html>`));
}

const shown = async (path: string) => (await offlinePage(new URL(path, origin))).text();

beforeEach(() => {
  kept = new FakeCaches();
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('__OFFLINE_PARTS__', { en: parts, bn: { ...parts, here: 'এগুলো খোলে', school: 'পাঠশালা' } });
});
afterEach(() => vi.unstubAllGlobals());

test('lists what is kept in its language: courses and books, each once, then pages, the newest first', async () => {
  const pack = {
    kind: 'course',
    language: 'en',
    uid: null,
    at: 1,
    parts: [{ at: '/', hash: '', bytes: 1 }],
  } as const;
  const sums = { ...pack, id: 'sums', page: '/course/sums', title: 'Sums & <more>' };
  await writePack({ ...sums, id: 'half', page: '/course/half', parts: [], coming: pack.parts });
  await writePack({ ...sums, language: 'bn', page: '/bn/course/sums', title: 'অঙ্ক' });
  await writePack({ ...pack, kind: 'book', id: 'tables', page: '/books/tables.pdf', title: 'Times tables' });
  await writePack({ ...sums, at: 2 });
  const pages = {
    '/course/sums': 'Sums · Pathshala',
    '/help': 'Help &amp; more · Pathshala',
    '/bn/help': 'সাহায্য · পাঠশালা',
    '/terms': 'Rules · Pathshala',
  };
  await keep(pages);
  const link = (path: string, name: string) => `<li><a href="${path}">${name}</a></li>`;
  const packs = link('/course/sums', 'Sums &amp; &lt;more>') + link('/books/tables.pdf', 'Times tables');
  const others = link('/terms', 'Rules') + link('/help', 'Help &amp; more');
  expect(await shown('/privacy?x=1')).toBe(`<main><h2>These open</h2><ul>${packs}${others}</ul></main>`);
  const own = link('/bn/course/sums', 'অঙ্ক') + link('/bn/help', 'সাহায্য');
  expect(await shown('/bn/privacy')).toBe(`<main><h2>এগুলো খোলে</h2><ul>${own}</ul></main>`);
});

test('is not cached by the browser, and says so if nothing is kept', async () => {
  const answer = await offlinePage(new URL('/x', origin));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(await answer.text()).toBe('<main></main>');
});
