import { outline } from '../text/outline.ts';

/** Signs that are letters: their outlines come from the heading typeface, fitted into the box all signs share. */
export const letterSigns = { bangla: 'ক', english: 'Aa', chemistry: 'H₂O', finance: '৳' } as const;

const box = 96;
const margin = { wide: 4, high: 10 };

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boundsOf(d: string): Bounds {
  const numbers = (d.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The outline of a text as large as the signs' box allows, in its middle. */
export function letterSign(text: string): string {
  const reference = 100;
  const found = boundsOf(outline(text, { size: reference }).d);
  const scale = Math.min((box - 2 * margin.wide) / found.width, (box - 2 * margin.high) / found.height);
  return outline(text, {
    size: reference * scale,
    x: (box - found.width * scale) / 2 - found.left * scale,
    y: (box - found.height * scale) / 2 - found.top * scale,
  }).d;
}
