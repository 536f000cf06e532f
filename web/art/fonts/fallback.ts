import { fontFile } from '@pathshala/brand/font-file';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';
import type { StandIn } from './other-scripts.ts';

/**
 * Until a web font has arrived, text is in Arial (or a font of the same widths), other scripts in the phones' fonts.
 * A fallback face stretches these to the web font's average width and line box, so that almost nothing moves when
 * the font loads.
 */
export function fallbackOf(source: string, { text, width }: StandIn) {
  const file = fontFile(source);
  const font = new Font(new Face(new Blob(file)));
  font.setScale(1000, 1000);
  const adjust = widthIn(file, text) / width;
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    sizeAdjust: percent(adjust),
    ascent: percent(ascender / 1000 / adjust),
    descent: percent(-descender / 1000 / adjust),
    lineGap: percent(lineGap / 1000 / adjust),
  };
}

const sample =
  'Lessons, books and live classes in Bangla and English, on the phone you already have. Real teachers, short lessons ' +
  'and one clear path from this week to the exam. A good lesson should not depend on the road to school, the price of a ' +
  'book or the strength of a signal. Every chapter is an idea first, then the question that an examiner is likely to ask.';

/** In Arial and Arial Bold: the widths of the letters added up, without kerning. */
export const standIns = {
  arial: {
    local: ['Arial', 'Roboto', 'Roboto-Regular', 'Liberation Sans'],
    text: sample,
    width: 153_692,
  },
  arialBold: {
    local: ['Arial Bold', 'Roboto Bold', 'Roboto-Bold', 'Liberation Sans Bold'],
    text: sample,
    width: 165_496,
  },
} as const satisfies Readonly<Record<string, StandIn>>;

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}

/** In thousandths of an em. */
export function widthIn(file: Uint8Array, text: string): number {
  const font = new Font(new Face(new Blob(file)));
  font.setScale(1000, 1000);
  const buffer = new ShapeBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
}
