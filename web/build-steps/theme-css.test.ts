import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

const source = join(import.meta.dirname, '../src');
const { pages, widgets } = themeCss();
const madeIn = (css: string) => new Set(css.match(/--ps-[\w-]+(?=:)/g));

/** The theme's variables that a stylesheet uses. */
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

test('variables that only widgets need come with them, and none twice', () => {
  const forWidgets = madeIn(widgets);
  expect(forWidgets).toContain('--ps-shadows-24');
  expect([...madeIn(pages)].filter((name) => forWidgets.has(name))).toEqual([]);
});

test.each([
  ['pages', pages, '--ps-palette-text-primary'],
  ['widgets', widgets, '--ps-palette-grey-50'],
])('%s are dark on screens alone: they print in light colours', (_, css, name) => {
  const [everywhere = '', screens = ''] = css.split('@media screen');
  const linesOf = (selector: string, text: string): string[] => {
    const [rules = ''] = text.slice(text.indexOf(`${selector} {`)).split('}');
    return rules.match(/[\w-]+: [^;]+/g) ?? [];
  };
  const light = linesOf(':root, .light', everywhere);
  expect(light.map((line) => line.split(':')[0])).toContain(name);
  expect(everywhere).not.toContain('.dark');
  const dark = linesOf('.dark', screens);
  expect(dark.length).toBeGreaterThan(0);
  // Common values are written once.
  expect(dark.filter((line) => light.includes(line))).toEqual([]);
});

test('plain buttons and MUI’s have the same measures', () => {
  expect(usedIn('ui/action.module.css')).toEqual(
    expect.arrayContaining(['--ps-button-radius', '--ps-button-large-height', '--ps-button-medium-padding']),
  );
});
