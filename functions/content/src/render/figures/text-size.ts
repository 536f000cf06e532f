/** Estimated sizes of text: drawings are laid out where no font is at hand, so estimates are on the generous side. */

/** How wide a figure is at the least: in an exercise, on a phone of 360 pixels. */
export const phoneWidth = 276;
/** The smallest letters there. */
export const smallestText = 12;

/** The least size of letters in a drawing, in its own units. */
export const leastSize = (width: number): number => (smallestText * width) / phoneWidth;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const narrow = /^[iljt.,:;'!|()[\]I ·]$/;
const wide = /^[mwMW%—→]$/;
const capital = /^[A-Z0-9+−=<>°²³×÷?-]$/;

/** What signs beside a Bengali letter add to it; others stand over or under it. */
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

/** As measured in the site's own face: a letter, what is joined to it, and the signs beside it. */
function bengaliWidth(sign: string): number {
  const parts = [...sign];
  const beside = parts.reduce((sum, part) => sum + (besideBengali[part] ?? 0), 0);
  const joined = sign.includes('্') ? 0.14 : 0;
  return (wideBengali[parts[0] ?? ''] ?? 0.72) + joined + beside;
}

function width(sign: string): number {
  if (/\p{Script=Bengali}/u.test(sign)) return bengaliWidth(sign);
  if (narrow.test(sign)) return 0.31;
  if (wide.test(sign)) return 0.86;
  return capital.test(sign) ? 0.62 : 0.54;
}

/** Width of one line of text at a font size, in the same unit. */
export function textWidth(content: string, size: number): number {
  let sum = 0;
  for (const { segment } of graphemes.segment(content)) sum += width(segment);
  return sum * size;
}

/** Parts text at its spaces into lines that are at most so wide; a longer word keeps a line of its own. */
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

/** The box of a line of text whose middle stands at `x` and whose baseline is `y`. */
export function textBox(x: number, y: number, content: string, size: number): Box {
  const half = textWidth(content, size) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.78, bottom: y + size * 0.24 };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Puts labels of one height on as few rows as keep them apart.
 * @param spans left and right end of each label
 * @returns the row of each, from 0
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
