import { subjectGrounds } from '@pathshala/brand/tokens';
import { expect, test } from 'vitest';
import { outline } from '../text/outline.ts';
import { lighten, palette, shade } from './color.ts';
import { inBrand } from './drawing-file.ts';

const drawn = (lines: string) => inBrand(`<svg>\n${lines}\n</svg>\n`);

test('colours are the brand’s, and mixtures of them', () => {
  expect(drawn('<path fill="var(--leaf)"/>')).toBe(`<svg><path fill="${palette.leaf}"/></svg>`);
  expect(drawn('<path fill="color-mix(in srgb, var(--english), #05070d 32%)"/>')).toContain(
    `"${shade(subjectGrounds.english, 0.32)}"`,
  );
  expect(drawn('<path fill="color-mix(in srgb, #D9A066, var(--paper) 25%)"/>')).toContain(
    `"${lighten('#D9A066', 0.25)}"`,
  );
  const frame = 'color-mix(in srgb, color-mix(in srgb, var(--leaf), var(--paper) 25%), #05070d 20%)';
  expect(drawn(`<path fill="${frame}"/>`)).toContain(`"${shade(lighten(palette.leaf, 0.25), 0.2)}"`);
});

test('letters are outlines of the brand’s own typeface', () => {
  const text = '<text y="-16" fill="#fff" font-family="display" font-size="36" text-anchor="middle">4</text>';
  const { d } = outline('4', { size: 36, y: -16, anchor: 'middle' });
  expect(drawn(text)).toBe(`<svg><path d="${d}" fill="#fff"/></svg>`);
});

test('an unknown colour or sign is an error that names it', () => {
  expect(() => drawn('<path fill="var(--pink)"/>')).toThrow('pink');
  expect(() => drawn('<use href="#alchemy"/>')).toThrow('alchemy');
});
