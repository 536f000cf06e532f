import { bootScript } from '@pathshala/boot/boot-script';
import { type PageStart, startId } from '@pathshala/boot/page-start';
import { siteIn } from '@pathshala/brand/site-in';
import type { ShownDraft } from '@pathshala/contract/calls/site-server';
import type { SchoolPage } from '@pathshala/contract/content/published';
import { pages } from '@pathshala/contract/site/routes';
import { beforeEach, expect, test, vi } from 'vitest';
import type { School } from '../page/page-loader.ts';
import { pageMeta } from '../page/page-meta.ts';
import { type RenderOptions, render } from './render.tsx';

/** The first page loads all that pages share. */
vi.setConfig({ testTimeout: 60_000 });

let madeOf: readonly string[] = [];
const site: RenderOptions['site'] = {
  bootScript,
  madeOf: (files) => {
    madeOf = files;
    return { modules: ['/assets/page.js', '/assets/entry.js'], sheets: ['/assets/a.css', '/assets/b.css'] };
  },
  styles: (sheet) => (sheet === '/assets/a.css' ? 'h1{color:red}' : 'p>b{margin:0}'),
};
const page: SchoolPage = {
  name: 'help',
  title: 'Help',
  footer: 'yes',
  lead: 'How we help.',
  updated: '2026-01-31',
  simple: '<p>Ask <b>us</b>.</p>',
  sections: [],
};
const school = {
  page: async (name: string) => (name === 'help' ? page : undefined),
  footer: async () => [{ name: 'admission', title: 'Admission' }],
  courses: async () => [],
  items: async () => [] as never,
  articles: async () => [],
} as unknown as School;

const rendered = (url: string, more: Partial<RenderOptions> = {}) => render(url, { school, site, ...more });
const scriptsIn = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];

function startIn(html: string): PageStart {
  const [, , text = ''] = scriptsIn(html).find(([, attributes = '']) => attributes.includes(startId)) ?? [];
  return JSON.parse(text) as PageStart;
}

beforeEach(() => {
  madeOf = [];
});

test('one script runs, which the policy allows; the style is in the head once, or imported where pages are many; a draft has it inside', async () => {
  const { html } = await rendered('/help');
  const running = scriptsIn(html).filter(([, attributes = '']) => !/application\//.test(attributes));
  expect(running.map(([, attributes, content]) => [attributes, content])).toEqual([['', bootScript]]);
  // The boot script names them: a page fetches nothing before it is painted.
  expect(html.replace(bootScript, '')).not.toMatch(/modulepreload|<script[^>]* src=|\son\w+="/);
  const head = html.slice(0, html.indexOf('</head>'));
  expect(html.split('h1{color:red}p>b{margin:0}')).toHaveLength(2);
  expect(head).toContain('<style>h1{color:red}p>b{margin:0}</style>');
  // Browsers fetch them even if they are disabled.
  expect(html).not.toContain('rel="stylesheet"');
  expect(startIn(html).sheets).toEqual(['/assets/a.css', '/assets/b.css']);
  const many = { ...site, madeOf: () => ({ ...site.madeOf([]), sheet: '/assets/c.css' }) };
  const linked = '</script><link rel="stylesheet" href="/assets/c.css"/>';
  expect((await rendered('/help', { site: many })).html).toContain(linked);
  const draft = { title: 'Help', fields: {} } as unknown as ShownDraft;
  expect((await rendered('/help', { site: many, draft })).html).toContain('<style>h1{color:red}');
});

test('a page with formulas fetches their face with its own, and no other does', async () => {
  const fontsIn = (html: string) =>
    [...html.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(([, font]) => font);
  const plain = fontsIn((await rendered('/help')).html);
  const simple = '<p>It is <math displaystyle="true"><mn>2</mn></math>.</p>';
  const withFormula = { ...school, page: async () => ({ ...page, simple }) } as unknown as School;
  const { html } = await rendered('/help', { school: withFormula });
  expect(fontsIn(html)).toEqual([...plain, expect.stringContaining('formulas')]);
});

test('the page says in JSON what it is made of and what was read for it, and nothing in it ends the element', async () => {
  const { status, html, data } = await rendered('/help', { data: ['/index.json'] });
  expect(status).toBe(200);
  expect(madeOf).toEqual(['app/pages-layout.tsx', 'features/school-pages/school-page.tsx']);
  const start = startIn(html);
  expect(start).toMatchObject({ modules: ['/assets/page.js', '/assets/entry.js'], data: ['/index.json'] });
  expect(start).toMatchObject({ when: 'paint', isDrawn: false, errors: null });
  expect(start.loaderData).toEqual({ schoolPage: data });
  expect(start.footer).toBeUndefined();
  expect(html).toMatch(/<footer[\s\S]*<a [^>]*href="\/admission"[^>]*>Admission<\/a>[\s\S]*<\/footer>/);
  expect(JSON.stringify(data)).toContain('<b>us</b>');
  expect(html.slice(html.indexOf(`id="${startId}"`))).toContain('\\u003cb>us\\u003c/b>');
});

test.each([
  ['/help', {}, 'paint'],
  ['/login', {}, 'first-paint'],
  ['/account', { isShell: true }, 'first-paint'],
  ['/help', { isDrawn: true }, 'now'],
])('%s starts the site when it needs it', async (url, more, when) => {
  expect(startIn((await rendered(url, more)).html).when).toBe(when);
});

test('a page of the same is not rendered again, and one of something else is', async () => {
  const before = new Map<string, string>();
  let times = 0;
  const kept = async (of: string, make: () => Promise<string>) => {
    if (!before.has(of)) times += 1;
    const html = before.get(of) ?? (await make());
    before.set(of, html);
    return html;
  };
  const other = { ...school, page: async () => ({ ...page, lead: 'How we help now.' }) };
  const first = await rendered('/help', { kept });
  expect(await rendered('/help', { kept })).toEqual(first);
  expect(times).toBe(1);
  expect((await rendered('/help', { kept, school: other })).html).toContain('How we help now.');
  expect((await rendered('/about', { kept, school: other })).html).not.toBe(first.html);
  expect((await rendered('/help', { kept, data: ['/index.json'] })).html).toContain('/index.json');
  expect(times).toBe(4);
});

test('a page that the browser draws says nothing of any page', async () => {
  const { html } = await rendered('/help', { isDrawn: true });
  expect(madeOf).toEqual([]);
  expect(startIn(html)).toMatchObject({ isDrawn: true, loaderData: {}, errors: null });
  expect(html).not.toMatch(/<h1|rel="canonical"|name="description"/);
  // Footer's pages come with the document, as it has no footer.
  expect(startIn(html).footer).toEqual([{ name: 'admission', title: 'Admission' }]);
});

test.each(['/no-such', '/no/such/page', '/404', '/help/more'])(
  '%s is the 404 page, of the route that it is hydrated by',
  async (url) => {
    const { status, html, data, contentHash } = await rendered(url);
    expect([status, data, contentHash]).toEqual([404, undefined, undefined]);
    expect(startIn(html)).toMatchObject({ page: 'schoolPage', errors: { schoolPage: { status: 404 } } });
    expect(html).toContain('<title>Page not found · Pathshala</title>');
    expect(html).toMatch(/<h1[^>]*>/);
    expect(html).toContain('/img/not-found.svg');
    expect(html).toContain('name="robots" content="noindex"');
  },
);

test.each(['/blogs/no-such', '/course/no-such'])('%s, which the school has not, is a 404', async (url) => {
  const { status, html, data } = await rendered(url);
  expect([status, data]).toEqual([404, undefined]);
  expect(html).toContain('name="robots" content="noindex"');
});

test('where the school cannot be asked there is no page', async () => {
  const closed = () => Promise.reject(new Error('The school is closed'));
  await expect(rendered('/blogs', { school: { ...school, articles: closed } })).rejects.toThrow(
    'The school is closed',
  );
});

const description = 'What the page is about.';

test('a page without a title has the site’s own', () => {
  expect(pageMeta({ page: pages.home, description })).toContainEqual({
    title: `${siteIn('en').name}: ${siteIn('en').tagline}`,
  });
});

test('what many pages share names no address of its own', () => {
  for (const page of [pages.lesson, pages.practiceCheckout]) {
    const text = JSON.stringify(pageMeta({ page, description }));
    expect(text).not.toMatch(/canonical|og:url/);
  }
});
