import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { externalizeInlineScripts, externalizePage } from './externalize-inline-scripts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an inline script becomes a file that holds exactly its content', () => {
  const { html, files } = externalizePage('<head><script>a = "<b>";\n</script></head>');
  const [[name, content] = []] = [...files];
  expect(name).toMatch(/^inline-[0-9a-f]{16}\.js$/);
  expect(content).toBe('a = "<b>";\n');
  expect(html).toBe(`<head><script src="/assets/${name}"></script></head>`);
});

test('a module stays a module, loses async, and keeps its other attributes', () => {
  const { html } = externalizePage(
    '<script type="module" async="" data-part="a > b">import "/assets/a.js";</script>',
  );
  expect(html).toMatch(/^<script type="module" data-part="a > b" src="\/assets\/inline-\w+\.js"><\/script>$/);
  expect(externalizePage('<script async>1</script>').html).not.toContain('async');
});

test('scripts with a source and data blocks stay as they are', () => {
  const html = '<script src="/a.js" async></script><script type="application/ld+json">{"a":1}</script>';
  expect(externalizePage(html)).toEqual({ html, files: new Map() });
});

test('a script that only works inline stops the build', () => {
  expect(() => externalizePage('<script type="importmap">{}</script>')).toThrow('importmap');
});

test('every page of the site is done, equal scripts share one file, and the order stays', () => {
  mkdirSync(join(folder, 'login'));
  writeFileSync(
    join(folder, 'index.html'),
    '<script>log.push(1)</script><p></p><script>log.push(2)</script>',
  );
  writeFileSync(join(folder, 'login', 'index.html'), '<script>log.push(1)</script>');
  expect(externalizeInlineScripts(folder)).toBe(2);
  expect(readdirSync(join(folder, 'assets'))).toHaveLength(2);

  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).not.toMatch(/<script[^>]*>[^<]/);
  const log: number[] = [];
  for (const [, source = ''] of page.matchAll(/src="\/([^"]+)"/g)) {
    runInNewContext(readFileSync(join(folder, source), 'utf8'), { log });
  }
  expect(log).toEqual([1, 2]);
  // A second run finds nothing left to move.
  expect(externalizeInlineScripts(folder)).toBe(0);
});
