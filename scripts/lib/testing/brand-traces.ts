import { inflateSync } from 'node:zlib';
import { headingFont } from '@pathshala/brand/fonts';
import { mark } from '@pathshala/brand/mark';
import { subjectGrounds, tokens } from '@pathshala/brand/tokens';
import { newWords, otherColour } from './rebranded-copy.ts';

type Channels = readonly [number, number, number];

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;

const { light, dark, ...others } = tokens;
const all = [light, dark, others, subjectGrounds].flatMap((group) => Object.values<string>(group));
const isNew = (hex: string) => all.some((one) => otherColour(one).toUpperCase() === hex.toUpperCase());

/** Reds of Material Design, which MUI's code carries whatever the theme is. */
const ofMaterial = ['#FF8A80'];

/** The old school's colours, except for those that the new one has too, such as white. */
const oldColours: readonly string[] = [...new Set(all)].filter(
  (hex) => !isNew(hex) && !ofMaterial.includes(hex),
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Trace {
  readonly what: string;
  readonly pattern: RegExp;
}

/** As hexadecimal digits, and as CSS and MUI write the three channels. */
const colourTraces = oldColours.map((hex): Trace => {
  const [red, green, blue] = channelsOf(hex);
  return {
    what: `colour ${hex}`,
    pattern: new RegExp(
      `${hex}(?:[0-9a-f]{2})?\\b|\\b${red},? ${green},? ${blue}\\b|rgba?\\(${red},${green},${blue}\\b`,
      'i',
    ),
  };
});

const wordTraces = newWords.map(([old]): Trace => ({ what: old, pattern: new RegExp(escaped(old), 'i') }));
const markTraces = mark.parts.map(({ d }): Trace => ({ what: 'mark', pattern: new RegExp(escaped(d)) }));
/** `Baloo Da 2` is `BalooDa2` in a PDF. */
const fontTrace: Trace = {
  what: headingFont.family,
  pattern: new RegExp(escaped(headingFont.family).replaceAll(' ', '[ -]?'), 'i'),
};

const traces = [...wordTraces, ...colourTraces, ...markTraces, fontTrace];

const whatOf = (found: readonly Trace[]) => found.map(({ what }) => what);

/** What of the old brand is in a source: its packages have the name in lower case, and other faces are drawn with, too. */
export function writtenOut(source: string): string[] {
  const names = newWords.map(([old]) => old).filter((old) => source.includes(old));
  return [
    ...names,
    ...whatOf([...colourTraces, ...markTraces].filter(({ pattern }) => pattern.test(source))),
  ];
}

/** What of the old brand is in a text: a page, a script, a stylesheet, a drawing. */
export function tracesInText(text: string): string[] {
  return whatOf(traces.filter(({ pattern }) => pattern.test(text)));
}

/** The streams of a PDF that are packed, unpacked, with what is readable beside them. */
function textOfPdf(pdf: Buffer): string {
  const whole = pdf.toString('latin1');
  const streams = [...whole.matchAll(/stream\r?\n/g)].flatMap((found) => {
    try {
      return [inflateSync(pdf.subarray(found.index + found[0].length)).toString('latin1')];
    } catch {
      return []; // Not packed, such as a picture.
    }
  });
  return [whole, ...streams].join('\n');
}

const isNear = (one: Channels, other: Channels) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 1);

/** Whether a book draws with a colour. */
export function drawsWith(pdf: Buffer, hex: string): boolean {
  const drawn = textOfPdf(pdf).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|scn?)\b/gi);
  const wanted = channelsOf(hex);
  return [...drawn].some(([, ...shares]) =>
    isNear(wanted, shares.slice(0, 3).map((share) => Math.round(Number(share) * 255)) as unknown as Channels),
  );
}

/** What of the old brand a book has: colours that it draws with, and fonts. Its letters are numbers of glyphs. */
export function tracesInPdf(pdf: Buffer): string[] {
  const old = oldColours.filter((hex) => drawsWith(pdf, hex)).map((hex) => `colour ${hex}`);
  return fontTrace.pattern.test(textOfPdf(pdf)) ? [...old, fontTrace.what] : old;
}

/** Old colours that fill at least a hundredth of a picture; `pixels` are red, green, blue (and alpha) by turns. */
export function tracesInPixels(pixels: Uint8Array, channels: number): string[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += channels) {
    const key = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const many = pixels.length / channels / 100;
  const large = [...counts].filter(([, count]) => count >= many).map(([key]) => key);
  return oldColours.filter((hex) => {
    const old = channelsOf(hex);
    return large.some((key) => isNear([key >> 16, (key >> 8) & 255, key & 255], old));
  });
}
