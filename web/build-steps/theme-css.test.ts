import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

const source = join(import.meta.dirname, '../src');
const { pages } = themeCss();
const madeIn = (css: string) => new Set(css.match(/--ps-[\w-]+(?=:)/g));

const usedIn = (path: string) => readFileSync(join(source, path), 'utf8').match(/--ps-[\w-]+/g) ?? [];

test('every variable of the theme that a stylesheet uses is made', () => {
  const sheets = globSync('**/*.css', { cwd: source, exclude: ['theme/{theme,widgets}.css'] });
  const used = sheets.flatMap((path) => usedIn(path).map((name) => ({ path, name })));
  expect(used.length).toBeGreaterThan(100);
  const made = madeIn(pages);
  expect(used.filter(({ name }) => !made.has(name))).toEqual([]);
});

test('variables that a page’s variable uses are in the page, too', () => {
  const made = madeIn(pages);
  const within = pages.match(/(?<=var\()--ps-[\w-]+/g) ?? [];
  expect(within.length).toBeGreaterThan(0);
  expect(within.filter((name) => !made.has(name))).toEqual([]);
  expect(made).toContain('--ps-palette-subject-bangla');
});
