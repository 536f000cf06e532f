import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootScript } from '@pathshala/boot/boot-script';
import { headScript } from '@pathshala/boot/head-script';
import { pagesAhead } from '@pathshala/boot/pages-ahead';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePages } from '../change-pages.ts';
import { banglaOf } from './few-letters.ts';
import { paintFirst } from './paint-first.ts';

/** Some cut fonts. */
vi.setConfig({ testTimeout: 60_000 });

let clientFolder: string;
beforeEach(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'assets/a.css'), 'h1{color:red}\n');
  writeFileSync(join(clientFolder, 'assets/b.css'), 'p{margin:0}');
});
afterEach(() => rmSync(clientFolder, { recursive: true, force: true }));

/** A page as React Router writes it. */
function written(text = 'Hello'): string {
  return [
    '<!DOCTYPE html><html><head>',
    '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>',
    `<script>${headScript}</script><script type="application/ld+json">{"a":1}</script>`,
    '<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/>',
    `</head><body><h1>${text}</h1>`,
    '<script>((a) => {})("react-router-scroll-positions", null)</script>',
    '<script>window.__reactRouterContext = {"basename":"/","future":{"x":true}};window.__reactRouterContext.stream = new ReadableStream({});</script>',
    '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport * as route1_clientLoader from "/assets/loader.js";\nimport * as route1_main from "/assets/main.js";\nconst route1 = {...route1_clientLoader,...route1_main};\n  window.__reactRouterRouteModules = {"root":route0,"app/home-page":route1};\n\nimport("/assets/entry.js");</script>',
    '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2}]\\n");</script>',
    '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>',
  ].join('');
}

const make = (html: string) => paintFirst(html, { clientFolder, when: 'paint' });
const part = (html: string, name: string) =>
  new RegExp(`<script type="application/json" data-start="${name}">(.*?)</script>`, 's').exec(html)?.[1] ??
  '';

test('one script runs, and it is the one that the policy allows', async () => {
  const page = await make(written());
  const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const rules = scripts.filter(([, attributes = '']) => attributes.includes('speculationrules'));
  expect(rules.map(([, , content]) => content)).toEqual([pagesAhead]);
  const running = scripts.filter(([, attributes = '']) => !/application\/|speculationrules/.test(attributes));
  expect(running.map(([, attributes, content]) => [attributes, content])).toEqual([['', bootScript]]);
  // React finds as many script elements as it wrote, where it wrote them.
  expect(scripts.length - rules.length).toBe([...written().matchAll(/<script/g)].length);
  expect(page).not.toContain('<link rel="modulepreload"');
});

test('what React Router needs is kept as data', async () => {
  const page = await make(written());
  expect(JSON.parse(part(page, 'context'))).toEqual({ basename: '/', future: { x: true } });
  expect(JSON.parse(part(page, 'answers'))).toBe('[{"_1":2}]\n');
  expect(JSON.parse(part(page, 'modules'))).toEqual({
    manifest: '/assets/manifest.js',
    routes: { root: ['/assets/root.js'], 'app/home-page': ['/assets/loader.js', '/assets/main.js'] },
    entry: '/assets/entry.js',
    all: ['/assets/entry.js', '/assets/root.js'],
    when: 'paint',
  });
});

test('the data that a page is nothing without is named with its modules', async () => {
  const page = await paintFirst(written(), { clientFolder, when: 'now', data: ['/index.json'] });
  expect(JSON.parse(part(page, 'modules')).all).toEqual([
    '/assets/entry.js',
    '/assets/root.js',
    '/index.json',
  ]);
});

test('the style stands in the page once, before the links, which are switched off', async () => {
  const page = await make(written());
  expect(page).toContain(
    '<style>h1{color:red}p{margin:0}</style><link rel="stylesheet" href="/assets/b.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/a.css" disabled=""/><link rel="stylesheet" href="/assets/b.css#" disabled=""/>',
  );
});

test('a script that nobody knows stops the build', async () => {
  await expect(make(written('<script>alert(1)</script>'))).rejects.toThrow('the policy would stop: alert(1)');
  await expect(make(written('<script type="importmap">{}</script>'))).rejects.toThrow(
    'the policy would stop',
  );
});

test('a route without a module stops the build', async () => {
  await expect(make(written().replace('as route0 ', 'as other '))).rejects.toThrow(
    'no module for its route root',
  );
});

test('a style that would end its element stops the build', async () => {
  writeFileSync(join(clientFolder, 'assets/a.css'), 'a::after{content:"</style>"}');
  await expect(make(written())).rejects.toThrow('style sheet');
});

test('a page with some Bangla brings fonts of its words, joined signs and all', async () => {
  const page = await make(written('what ক্ষ has to do with it'));
  const [, file = '', ranges = ''] =
    /<style data-page-fonts="">@font-face\{.*?url\("\/(assets\/few-letters-[0-9a-f]+\.woff2)"\).*?unicode-range:([^}]*)\}/.exec(
      page,
    ) ?? [];
  expect(ranges).toBe('U+0995, U+09B7, U+09CD');
  const bytes = readFileSync(join(clientFolder, file));
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
  expect(bytes.length).toBeLessThan(1500);
});

test('a page that begins in Bangla brings its fonts with it, and does not move when they are late', async () => {
  const page = await make(written('<h1>ক্ষ</h1>'));
  const preloaded = [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font"[^>]*>/g)].map(
    ([, at]) => at,
  );
  const fonts = [...page.matchAll(/font-display:optional;src:url\("([^"]+)"\)/g)].map(([, at]) => at);
  expect(fonts.length).toBeGreaterThan(1);
  expect(preloaded).toEqual(fonts);
  const later = await make(written('Hello</h1><p>what ক্ষ has to do with it'));
  expect(later).not.toMatch(/font-display:optional|as="font"/);
});

test('words that come later are in the fonts too, and are named', async () => {
  const coming = 'Title ভয়\nভয় ক্ষ';
  const page = await paintFirst(written('ক'), { clientFolder, when: 'paint', coming });
  expect(page).toContain('<style data-page-fonts="ক্ষ ভয়">');
  expect(page).toContain('unicode-range:U+0995, U+09AD, U+09AF, U+09B7, U+09BC, U+09CD}');
});

test('a page without Bangla, or full of it, is left to the fonts of the site', async () => {
  expect(await make(written())).not.toContain('<style data-page-fonts');
  const consonants = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ'];
  const every = consonants.map((one) => consonants.map((other) => `${one}্${other}`).join(''));
  expect(await make(written(every.join(' ')))).not.toContain('<style data-page-fonts');
});

test('the words of a page are those that its reader sees, joined over a tag and not', () => {
  expect(banglaOf('<body><p lang="কখ">ক খ</p><script>গ</script></body>')).toEqual(['ক', 'খ']);
  expect(banglaOf('<body>ক<!-- -->খ।</body>')).toEqual(['ক', 'কখ।', 'খ।']);
});

test('every page of the site is done, and those that are nothing without the site say so', async () => {
  mkdirSync(join(clientFolder, 'login'));
  for (const page of ['index.html', 'login/index.html']) writeFileSync(join(clientFolder, page), written());
  await changePages(clientFolder, (html, page) =>
    paintFirst(html, { clientFolder, when: page === 'login/index.html' ? 'now' : 'paint' }),
  );
  const when = (page: string) =>
    JSON.parse(part(readFileSync(join(clientFolder, page), 'utf8'), 'modules')).when;
  expect([when('index.html'), when('login/index.html')]).toEqual(['paint', 'now']);
  expect(readdirSync(join(clientFolder, 'assets'))).toEqual(['a.css', 'b.css']);
});
