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
  const open = async (name: string) => (name === stores.pack.cache ? records : cache);
  vi.stubGlobal('caches', { has: async () => true, open });
}

const shown = async (path: string) => (await offlinePage(new URL(path, origin))).text();

beforeEach(() => {
  vi.stubGlobal('__OFFLINE_PARTS__', { en: parts, bn: { ...parts, here: 'এগুলো খোলে', school: 'পাঠশালা' } });
  vi.stubGlobal('__OFFLINE_POLICY__', "default-src 'none'");
});
afterEach(() => vi.unstubAllGlobals());

test('names what is kept in its language: whole courses and books, each once, then pages, the last one first', async () => {
  const sums = { language: 'en', page: '/course/sums', title: 'Sums & <more>', parts: [{}] };
  const half = { ...sums, page: '/course/half', parts: [], coming: [{}] };
  const inBangla = { ...sums, language: 'bn', page: '/bn/course/sums', title: 'অঙ্ক' };
  const tables = { ...sums, page: '/books/tables.pdf', title: 'Times tables', kind: 'book' };
  const pages = {
    '/course/sums': 'Sums · Pathshala',
    '/help': 'Help &amp; more · Pathshala',
    '/bn/help': 'সাহায্য · পাঠশালা',
    '/terms': 'Rules · Pathshala',
  };
  keep(pages, [sums, half, inBangla, tables]);
  const link = (path: string, name: string) => `<li><a href="${path}">${name}</a></li>`;
  const packs = link('/course/sums', 'Sums &amp; &lt;more>') + link('/books/tables.pdf', 'Times tables');
  const others = link('/terms', 'Rules') + link('/help', 'Help &amp; more');
  expect(await shown('/privacy?x=1')).toBe(`<main><h2>These open</h2><ul>${packs}${others}</ul></main>`);
  const own = link('/bn/course/sums', 'অঙ্ক') + link('/bn/help', 'সাহায্য');
  expect(await shown('/bn/privacy')).toBe(`<main><h2>এগুলো খোলে</h2><ul>${own}</ul></main>`);
});

test('leaves out those whose title says nothing, and looks at twelve', async () => {
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
