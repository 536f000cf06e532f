import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoint, layer } from '@pathshala/brand/tokens';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

const sheets = globSync('**/*.css', {
  cwd: source,
  exclude: ['theme/{theme,widgets,fonts}.css'],
}).map((path) => ({ path, css: readFileSync(join(source, path), 'utf8') }));

/** What a pattern finds in the sheets and the scale does not have. */
const strange = (pattern: RegExp, isKnown: (value: string) => boolean) =>
  sheets.flatMap(({ path, css }) =>
    [...css.matchAll(pattern)]
      .map(([, value = '']) => value)
      .filter((value) => !isKnown(value))
      .map((value) => `${path}: ${value}`),
  );

// Media queries cannot read variables: they say the number.
test('pages change at the breakpoints of the look alone', () => {
  const widths: readonly number[] = Object.values(breakpoint);
  expect(strange(/\(min-width: ([\d.]+)px/g, (width) => widths.includes(Number(width)))).toEqual([]);
  expect(strange(/\(max-width: ([\d.]+)px/g, (width) => widths.includes(Number(width) + 1))).toEqual([]);
});

test('what is over the page is in one of the layers; a small number is within a part', () => {
  const layers: readonly number[] = Object.values(layer);
  const isKnown = (value: string) => layers.includes(Number(value)) || Number(value) < 10;
  expect(strange(/z-index: (\d+)/g, isKnown)).toEqual([]);
});

/** Lines and hairs are thinner than the least step, and what is kept free for something else is as wide as that. */
const isItsOwn = (value: string) => Number.parseFloat(value) < 4 || Number.parseFloat(value) > 100;

test('gaps, padding, margins, corners and sizes of letters are steps of the scales', () => {
  expect(strange(/(?:gap|border-radius|padding|margin)(?:-[a-z-]+)?: [^;]*?([\d.]+px)/g, isItsOwn)).toEqual(
    [],
  );
  expect(strange(/font-size: [^;]*?([\d.]+rem)/g, () => false)).toEqual([]);
});
