import { existsSync, globSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { templates } from '@pathshala/content/practice/templates/all-templates';
import { textIn } from '@pathshala/content/practice/text-in';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { keeperPath, stores, workerPath } from '../offline/stores.ts';
import { copyPublic, isMadeOf, remake } from './copy-site.ts';
import { practiceChunks } from './practice-chunks.ts';
import { entrySource, madeOf, stylesOf } from './render/built-site.ts';
import { moduleGraph } from './render/module-graph.ts';
import { themeCss } from './theme-css.ts';
import { writeWorker } from './write-worker.ts';

const folder = newFolder();

test('a new site leaves the files of the one before as they were: `npm start` may still serve them', () => {
  const [made, built, served] = ['public/a.txt', 'build/client/a.txt', 'a.txt'].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  for (const [file, text] of [
    [made, 'new'],
    [built, 'old'],
  ] as const) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  linkSync(built, served);
  copyPublic(folder);
  expect([built, served].map((file) => readFileSync(file, 'utf8'))).toEqual(['new', 'old']);
});

test('a bundle is reused for the same code only, begins empty, and is not reused before it is complete', async () => {
  const bundle = join(folder, 'bundle');
  const make = async () => {
    expect(existsSync(bundle)).toBe(false);
    mkdirSync(bundle);
    writeFileSync(join(bundle, 'site.js'), '');
  };
  expect(isMadeOf(bundle, 'one')).toBe(false);
  await remake(bundle, 'one', make);
  expect(isMadeOf(bundle, 'one')).toBe(true);
  expect(isMadeOf(bundle, 'two')).toBe(false);
  await remake(bundle, 'two', make);
  expect(isMadeOf(bundle, 'two')).toBe(true);
});

describe('write worker', () => {
  let site = '';
  const read = (address: string) => readFileSync(join(site, address), 'utf8');
  const bytes = (address: string) => gzipSync(read(address)).length;

  beforeEach(() => {
    site = newFolder();
    writeFileSync(join(site, 'licenses.md'), '# Licences\n');
  });

  test('the worker is small, is one file, and names its licences', async () => {
    await writeWorker(site, true);
    // Its size costs phones data and time: docs/offline.md.
    expect(bytes(workerPath)).toBeLessThan(12_000);
    expect(bytes(keeperPath)).toBeLessThan(1500);
    expect(read(workerPath)).not.toMatch(/\bimportScripts\b|\bimport\s*\(|process\.env/);
    expect(read('licenses.md')).toMatch(/^# Licences\n[\s\S]*## workbox-core - \d/);
  });

  test('without kept pages, a worker that removes everything takes its place', async () => {
    await writeWorker(site, false);
    expect(existsSync(join(site, keeperPath))).toBe(false);
    const worker = read(workerPath);
    for (const does of ['unregister', 'caches.delete(', 'skipWaiting']) expect(worker).toContain(does);
    for (const { cache } of Object.values(stores)) expect(worker).toContain(cache);
    expect(worker).not.toContain('fetch');
  });
});

const { chunkOf, withImports } = moduleGraph({
  entry: { file: 'entry.js', imports: ['site', 'react'] },
  page: { file: 'page.js', imports: ['site', 'shared'] },
  site: { file: 'site.js', imports: ['react', 'shared'] },
  // Two modules that import each other.
  shared: { file: 'shared.js', imports: ['react', 'site'] },
  react: { file: 'react.js' },
});

const inOrder = (...sources: string[]) => withImports(sources.map(chunkOf)).map(({ file }) => file);

test('every chunk comes once, after those that it imports', () => {
  expect(inOrder('page', 'entry')).toEqual(['react.js', 'shared.js', 'site.js', 'page.js', 'entry.js']);
  expect(inOrder('react', 'react')).toEqual(['react.js']);
});

test('an unknown module is an error that names it', () => {
  expect(() => chunkOf('gone')).toThrow('The bundler made no file from gone');
});

const graph = moduleGraph({
  [entrySource]: { file: 'assets/entry.js', imports: ['site'], css: ['assets/site.css'] },
  site: { file: 'assets/site.js' },
  'src/page.tsx': {
    file: 'assets/page.js',
    imports: ['site'],
    css: ['assets/page.css', 'assets/site.css'],
  },
});

test('a page has its modules, with the hydrating one last; the site’s styles come before its own', () => {
  expect(madeOf(graph, ['page.tsx'])).toEqual({
    modules: ['/assets/site.js', '/assets/page.js', '/assets/entry.js'],
    sheets: ['/assets/site.css', '/assets/page.css'],
  });
});

test('a style sheet is inlined unchanged; one that would end its element stops the build', () => {
  writeFileSync(join(folder, 'site.css'), 'h1{color:red}\n');
  expect(stylesOf(folder, '/site.css')).toBe('h1{color:red}');
  writeFileSync(join(folder, 'page.css'), 'a::after{content:"</style>"}');
  expect(() => stylesOf(folder, '/page.css')).toThrow('/page.css would end the element');
});

type Load = { readonly handler: (id: string) => Promise<string | undefined> };
const load = (language: 'en' | 'bn') => (practiceChunks(language).load as unknown as Load).handler;
const moduleAt = (name: string) => `/school/functions/content/src/practice/${name}.ts`;

test('every template is imported from its own file', async () => {
  const code = (await load('en')(moduleAt('load-template'))) ?? '';
  const rows = [...code.matchAll(/^"([\w-]+)": \(\) => import\("(\.\/templates\/[\w/-]+\.ts)"\)/gm)];
  expect(rows.map(([, id]) => id).sort()).toEqual(templates.map(({ id }) => id).sort());
  for (const [, , file] of rows) expect(file).not.toMatch(/(?:all|upper)-templates|\.test\./);
});

test('lists have the names of all skills, in the page’s language, and no exercises', async () => {
  for (const language of ['en', 'bn'] as const) {
    const code = (await load(language)(moduleAt('skill-titles'))) ?? '';
    const [, json = ''] = /^export const skillTitles = (.*);\n$/s.exec(code) ?? [];
    const titles = JSON.parse(json) as { readonly id: string; readonly title: string }[];
    expect(new Map(titles.map(({ id, title }) => [id, title]))).toEqual(
      new Map(templates.map(({ id, title }) => [id, textIn(title, language)])),
    );
    expect(Object.keys(titles[0] ?? {})).toEqual(['id', 'class', 'title']);
  }
});

const source = join(import.meta.dirname, '../src');
const { pages: themeOfPages } = themeCss();
const madeIn = (css: string) => new Set(css.match(/--ps-[\w-]+(?=:)/g));

const usedIn = (path: string) => readFileSync(join(source, path), 'utf8').match(/--ps-[\w-]+/g) ?? [];

test('every variable of the theme that a stylesheet, or another variable of a page, uses is made', () => {
  const sheets = globSync('**/*.css', { cwd: source, exclude: ['theme/{theme,widgets}.css'] });
  const used = sheets.flatMap((path) => usedIn(path).map((name) => ({ path, name })));
  expect(used.length).toBeGreaterThan(100);
  const made = madeIn(themeOfPages);
  expect(used.filter(({ name }) => !made.has(name))).toEqual([]);
  const within = themeOfPages.match(/(?<=var\()--ps-[\w-]+/g) ?? [];
  expect(within.length).toBeGreaterThan(0);
  expect(within.filter((name) => !made.has(name))).toEqual([]);
  expect(made).toContain('--ps-palette-subject-bangla');
});
