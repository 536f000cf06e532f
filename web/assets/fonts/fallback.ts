import { Blob, Face, Font } from 'harfbuzzjs';
import { fontFile } from '../text/outline.ts';

/**
 * Before a web font has arrived, text stands in Arial (or a face of the same widths). A fallback face stretches Arial to
 * the web font's average width and gives it the web font's line box, so that nothing moves when the font comes.
 */
export interface Fallback {
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
}

/** Widths of Arial and Arial Bold in thousandths of an em. */
const arial = {
  regular:
    ' 278a556b556c500d556e556f278g556h556i222j222k500l222m833n556o556p556q556r333s500t278u556v500w722x500y500z500',
  bold: ' 278a556b611c556d611e556f333g611h611i278j278k556l278m889n611o611p611q611r389s556t333u611v556w778x556y556z500',
};

/** How often a letter comes in a hundred letters of English, spaces included. */
const frequency =
  ' 18a6.6b1.2c2.3d3.5e10.4f1.8g1.7h5i5.7j.1k.6l3.3m2n5.7o6.2p1.6q.1r4.9s5.2t7.5u2.3v.8w1.9x.1y1.6z.1';

function table(text: string): Map<string, number> {
  return new Map(
    [...text.matchAll(/([a-z ])([\d.]+)/g)].map(([, letter = '', value]) => [letter, Number(value)]),
  );
}

/** Width of an average letter of English text, in thousandths of an em. */
function averageWidth(widthOf: (letter: string) => number): number {
  let sum = 0;
  let weight = 0;
  for (const [letter, share] of table(frequency)) {
    sum += widthOf(letter) * share;
    weight += share;
  }
  return sum / weight;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}

/** The numbers of a fallback face for a font file, compared with Arial or Arial Bold. */
export function fallbackOf(source: string, like: keyof typeof arial): Fallback {
  const font = new Font(new Face(new Blob(fontFile(source))));
  font.setScale(1000, 1000);
  const widths = table(arial[like]);
  const own = averageWidth((letter) => font.glyphHAdvance(font.glyph(letter.charCodeAt(0)) ?? 0));
  const adjust = own / averageWidth((letter) => widths.get(letter) ?? 0);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    sizeAdjust: percent(adjust),
    ascent: percent(ascender / 1000 / adjust),
    descent: percent(-descender / 1000 / adjust),
    lineGap: percent(lineGap / 1000 / adjust),
  };
}
