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

/** Widths of Arial and Arial Bold in thousandths of an em: a letter, then its number. */
const arial = {
  regular: widthsOf(
    ' 278,278.278-333a556b556c500d556e556f278g556h556i222j222k500l222m833n556o556p556q556r333s500t278u556v500w722x500y500z500' +
      'A667B667C722D722E667F611G778H722I278J500K667L556M833N722O778P667Q778R722S667T611U722V667W944X667Y667Z611',
  ),
  bold: widthsOf(
    ' 278,278.278-333a556b611c556d611e556f333g611h611i278j278k556l278m889n611o611p611q611r389s556t333u611v556w778x556y556z500' +
      'A722B722C722D722E667F611G778H722I278J556K722L611M833N722O778P667Q778R722S667T611U722V667W944X667Y667Z611',
  ),
};

function widthsOf(table: string): ReadonlyMap<string, number> {
  return new Map(
    [...table.matchAll(/([^\d])(\d+)/g)].map(([, letter = '', width]) => [letter, Number(width)]),
  );
}

const sample =
  'Lessons, books and live classes in Bangla and English, on the phone you already have. Real teachers, short lessons ' +
  'and one clear path from this week to the exam. A good lesson should not depend on the road to school, the price of a ' +
  'book or the strength of a signal. Every chapter is an idea first, then the question that an examiner is likely to ask.';

const arialWidth = (widths: ReadonlyMap<string, number>) =>
  [...sample].reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0);

export const standIns = {
  arial: { text: sample, width: arialWidth(arial.regular) },
  arialBold: { text: sample, width: arialWidth(arial.bold) },
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
