import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { brandTraces } from './testing/brand-traces.ts';

const root = join(import.meta.dirname, '../..');

test('nothing outside web/brand names the school or has one of its colours', () => {
  /** Generated from the brand: prepare-code.ts. */
  const made = /^(node_modules|build|public|pictures|(theme|widgets)\.css)$/;
  const others = /^(brand|e2e|screenshots|README\.md|.*\.test\.tsx?)$/;
  const sources = globSync('{functions,web,scripts}/**/*.{ts,tsx,mjs,css,json,md,typ,svg}', {
    cwd: root,
    exclude: (path) => made.test(basename(path)) || others.test(basename(path)),
  });
  const texts = sources.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(500);
  expect(brandTraces('sources', texts)).toEqual([]);
});
