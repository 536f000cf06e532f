import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entrySource, readBuiltSite } from './built-site.ts';
import { manifestFile } from './module-graph.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  const manifest = {
    [entrySource]: { file: 'assets/entry.js', imports: ['site'], css: ['assets/site.css'] },
    site: { file: 'assets/site.js' },
    'src/page.tsx': {
      file: 'assets/page.js',
      imports: ['site'],
      css: ['assets/page.css', 'assets/site.css'],
    },
  };
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page is made of its modules, the one that takes it over last; the site’s styles come before its own', () => {
  expect(readBuiltSite(folder, folder).madeOf(['page.tsx'])).toEqual({
    modules: ['/assets/site.js', '/assets/page.js', '/assets/entry.js'],
    sheets: ['/assets/site.css', '/assets/page.css'],
  });
});

test('a style sheet is read as it is; one that would end its element stops the build', () => {
  const { styles } = readBuiltSite(folder, folder);
  writeFileSync(join(folder, 'assets/site.css'), 'h1{color:red}\n');
  expect(styles('/assets/site.css')).toBe('h1{color:red}');
  writeFileSync(join(folder, 'assets/page.css'), 'a::after{content:"</style>"}');
  expect(() => styles('/assets/page.css')).toThrow('/assets/page.css would end the element');
});
