import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

const source = join(import.meta.dirname, '../src');
const made = new Set(themeCss().match(/--ps-[\w-]+(?=:)/g));

/** The theme's variables that a stylesheet uses. */
const usedIn = (path: string) => readFileSync(join(source, path), 'utf8').match(/--ps-[\w-]+/g) ?? [];

test('every variable of the theme that a stylesheet uses is made', () => {
  const sheets = globSync('**/*.css', { cwd: source, exclude: ['theme/theme.css'] });
  const used = sheets.flatMap((path) => usedIn(path).map((name) => ({ path, name })));
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ name }) => !made.has(name))).toEqual([]);
});

test('what is printed has the light colours, also from a dark screen', () => {
  const [screen = '', print = ''] = themeCss().split('@media print');
  const light = /:root, \.light \{([^}]*)\}/.exec(screen)?.[1];
  expect(light).toContain('--ps-palette-text-primary');
  expect(/\.dark \{([^}]*)\}/.exec(print)?.[1]).toBe(light);
});

test('the plain buttons take their measures from where MUI’s have them', () => {
  expect(usedIn('ui/action.module.css')).toEqual(
    expect.arrayContaining(['--ps-button-radius', '--ps-button-large-height', '--ps-button-medium-padding']),
  );
});
