import { ownValue } from '@pathshala/contract/http/own-value';
import { charactersOf } from '@pathshala/contract/text/encodings';

/** Estimated text sizes. Layout happens where no font is available, so estimates are generous. */

/** The least width of a figure: in an exercise, on a phone of 360 pixels. */
export const phoneWidth = 276;
/** The least font size there. */
export const smallestText = 12;

/** The least font size of a drawing, in its own units. */
export const leastSize = (width: number): number => (smallestText * width) / phoneWidth;

const narrow = /^[iljt.,:;'!|()[\]I ·]$/;
const wide = /^[mwMW%—→]$/;
const capital = /^[A-Z0-9+−=<>°²³×÷?-]$/;

/** The width that vowel signs beside a Bengali letter add. Other signs are above or below it. */
const besideBengali: Readonly<Record<string, number>> = {
  'া': 0.28,
  'ি': 0.3,
  'ী': 0.3,
  'ে': 0.32,
  'ৈ': 0.32,
  'ো': 0.6,
  'ৌ': 0.6,
  'ং': 0.4,
  'ঃ': 0.3,
};

const wideBengali: Readonly<Record<string, number>> = {
  অ: 0.92,
  আ: 1.2,
  ঊ: 0.8,
  ঔ: 0.86,
  ক: 0.8,
  জ: 0.86,
  ঝ: 0.82,
  শ: 0.8,
};

/** As measured in the site's own font: a letter, the letters joined to it, and the signs beside it. */
function bengaliWidth(sign: string): number {
  const parts = [...sign];
  const beside = parts.reduce((sum, part) => sum + (ownValue(besideBengali, part) ?? 0), 0);
  const joined = sign.includes('্') ? 0.14 : 0;
  return (ownValue(wideBengali, parts[0] ?? '') ?? 0.72) + joined + beside;
}

function width(sign: string): number {
  if (/\p{Script=Bengali}/u.test(sign)) return bengaliWidth(sign);
  if (narrow.test(sign)) return 0.31;
  if (wide.test(sign)) return 0.86;
  return capital.test(sign) ? 0.62 : 0.54;
}

/** The width of a line of text at a font size, in the same unit. */
export function textWidth(content: string, size: number): number {
  let sum = 0;
  for (const character of charactersOf(content)) sum += width(character);
  return sum * size;
}

/** Breaks text at spaces into lines of a greatest width. A longer word gets its own line. */
export function wrap(content: string, size: number, maxWidth: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of content.split(/\s+/)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && textWidth(longer, size) > maxWidth) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  return [...lines, current];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The bounding box of a line of text centred at `x` with baseline `y`. */
export function textBox(x: number, y: number, content: string, size: number): Box {
  const half = textWidth(content, size) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.78, bottom: y + size * 0.24 };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Arranges labels of equal height in as few rows as possible without overlap.
 * @param spans left and right end of each label
 * @returns the row of each label, from 0
 */
export function rowsApart(spans: readonly (readonly [left: number, right: number])[], gap = 6): number[] {
  const rows: (readonly [number, number])[][] = [];
  return spans.map(([left, right]) => {
    const isFree = (row: readonly (readonly [number, number])[]) =>
      row.every(([from, to]) => right + gap <= from || to + gap <= left);
    let index = rows.findIndex(isFree);
    if (index < 0) index = rows.push([]) - 1;
    rows[index]?.push([left, right]);
    return index;
  });
}
