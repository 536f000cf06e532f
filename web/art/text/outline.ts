import { fontFile } from '@pathshala/brand/font-file';
import { headingFont } from '@pathshala/brand/fonts';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';
import { num } from '../drawing/svg.ts';

interface Step {
  readonly type: string;
  readonly values: readonly number[];
}

/** Relative commands are shorter than absolute ones; each starts from the rounded point. */
function relativePath(steps: readonly Step[]): string {
  let d = '';
  let before = '';
  let [x, y] = [0, 0];
  let [firstX, firstY] = [0, 0];
  for (const { type, values } of steps) {
    const step = values.map((value, i) => num(value - (i % 2 === 0 ? x : y)));
    if (values.length > 0) {
      x += Number(step.at(-2));
      y += Number(step.at(-1));
    }
    if (type === 'M') [firstX, firstY] = [x, y];
    if (type === 'Z') [x, y] = [firstX, firstY];
    const joined = step.join(' ').replaceAll(' -', '-');
    // A repeated command needs no letter.
    const again = type === before && type !== 'M';
    d += again ? (joined.startsWith('-') ? joined : ` ${joined}`) : type.toLowerCase() + joined;
    before = type;
  }
  // The first step starts from 0 0, so absolute and relative are the same.
  return d.replace(/^m/, 'M');
}

/**
 * Text as outlines. A picture inside an <img> cannot use the page's fonts, so its letters are drawn. HarfBuzz shapes
 * them: Bangla vowels stand before, after or around their consonant.
 */
const files = {
  display: headingFont.files.extraBold,
  heading: headingFont.files.bold,
} as const;

export type FontName = keyof typeof files;

export interface OutlineOptions {
  readonly font?: FontName;
  /** Height of the em, in the drawing's units. */
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly anchor?: 'start' | 'middle';
}

const loaded = new Map<FontName, Font>();

function fontOf(name: FontName): Font {
  const known = loaded.get(name);
  if (known) return known;
  const font = new Font(new Face(new Blob(fontFile(files[name]))));
  font.setScale(1000, 1000);
  loaded.set(name, font);
  return font;
}

interface Glyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Letters of one script are shaped together; a Bangla word in an English line is its own run. */
function runsOf(text: string): string[] {
  return (
    text.match(/[\u0964\u0965\u0980-\u09ff\u200c\u200d]+|[^\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g) ?? []
  );
}

function shaped(text: string, font: Font): { glyphs: Glyph[]; width: number } {
  const glyphs: Glyph[] = [];
  let pen = 0;
  for (const run of runsOf(text)) {
    const buffer = new ShapeBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const { codepoint, xOffset, yOffset, xAdvance } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ id: codepoint, x: pen + (xOffset ?? 0), y: yOffset ?? 0 });
      pen += xAdvance ?? 0;
    }
  }
  return { glyphs, width: pen };
}

export function textWidth(text: string, options: Pick<OutlineOptions, 'font' | 'size'>): number {
  return shaped(text, fontOf(options.font ?? 'display')).width * (options.size / 1000);
}

/** @returns the `d` of a path */
export function outline(text: string, options: OutlineOptions): string {
  const font = fontOf(options.font ?? 'display');
  const scale = options.size / 1000;
  const { glyphs, width } = shaped(text, font);
  const shift = options.anchor === 'middle' ? width / 2 : 0;
  const startX = (options.x ?? 0) - shift * scale;
  const startY = options.y ?? 0;
  const steps = glyphs.flatMap((glyph) =>
    font.glyphToJson(glyph.id).map(({ type, values }) => ({
      type,
      values: values.map((value, i) =>
        i % 2 === 0 ? startX + (glyph.x + value) * scale : startY - (glyph.y + value) * scale,
      ),
    })),
  );
  return relativePath(steps);
}
