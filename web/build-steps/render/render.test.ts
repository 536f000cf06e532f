import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entrySource, madeOf, stylesOf } from './built-site.ts';
import { moduleGraph } from './module-graph.ts';

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
  expect(() => chunkOf('gone')).toThrow('The bundler has made nothing of gone');
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

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
