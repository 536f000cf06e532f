import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OfflineParts, stores } from './stores.ts';
import { offlinePage } from './worker/offline-page.ts';

const parts: OfflineParts = { before: '<main>', after: '</main>', here: 'These open', school: 'Pathshala' };
const origin = 'https://school.example';

/** The pages that are kept, in the order in which they were, and courses. */
function keep(pages: Readonly<Record<string, string>>, packs: readonly object[] = []): void {
  const cache = {
    keys: async () => Object.keys(pages).map((path) => ({ url: origin + path })),
    match: async (path: string) => new Response(`<html><head><title>${pages[path]}</title></head></html>`),
  };
  const records = {
    keys: async () => [...packs.keys()],
    match: async (at: number) => Response.json(packs[at]),
  };
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async (name: string) => (name === stores.pack.cache ? records : cache),
  });
}

const shown = async (path: string) => (await offlinePage(new URL(path, origin))).text();

beforeEach(() => {
  vi.stubGlobal('__OFFLINE_PARTS__', { en: parts, bn: { ...parts, here: 'এগুলো খোলে', school: 'পাঠশালা' } });
  vi.stubGlobal('__OFFLINE_POLICY__', "default-src 'none'");
});
afterEach(() => vi.unstubAllGlobals());

test('names the pages of its language that are kept, the last one first', async () => {
  keep({ '/help': 'Help &amp; more · Pathshala', '/bn/help': 'সাহায্য · পাঠশালা', '/terms': 'Rules · Pathshala' });
  expect(await shown('/privacy?x=1')).toBe(
    '<main><h2>These open</h2><ul><li><a href="/terms">Rules</a></li><li><a href="/help">Help &amp; more</a></li></ul></main>',
  );
  expect(await shown('/bn/privacy')).toBe(
    '<main><h2>এগুলো খোলে</h2><ul><li><a href="/bn/help">সাহায্য</a></li></ul></main>',
  );
});

test('names courses and books that are kept whole in its language first, each once', async () => {
  const sums = { language: 'en', page: '/course/sums', title: 'Sums & <more>', parts: [{}] };
  const half = { ...sums, page: '/course/half', parts: [], coming: [{}] };
  const inBangla = { ...sums, language: 'bn', page: '/bn/course/sums' };
  const tables = { ...sums, page: '/books/tables.pdf', title: 'Times tables', kind: 'book' };
  keep({ '/course/sums': 'Sums · Pathshala', '/help': 'Help · Pathshala' }, [sums, half, inBangla, tables]);
  expect(await shown('/x')).toContain(
    '<ul><li><a href="/course/sums">Sums &amp; &lt;more></a></li><li><a href="/books/tables.pdf">Times tables</a></li><li><a href="/help">Help</a></li></ul>',
  );
});

test('leaves out those whose title says nothing, and names twelve', async () => {
  const titles = Array.from({ length: 20 }, (_, at) => [`/page${at}`, `Page ${at} · Pathshala`]);
  keep({ ...Object.fromEntries(titles), '/studio': 'Pathshala' });
  const html = await shown('/x');
  expect(html.match(/<li>/g)).toHaveLength(11);
  expect(html).not.toContain('/studio');
});

test('is no page that a browser keeps, and says that there is none, where nothing is kept', async () => {
  keep({});
  const answer = await offlinePage(new URL('/x', origin));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(await answer.text()).toBe('<main></main>');
});
