import type { DrawnSubject } from '@pathshala/contract/catalogue/subjects';
import { ownValue } from '@pathshala/contract/http/own-value';
import { charactersOf, escapeHtml } from '@pathshala/contract/text/encodings';

/** SVG building blocks. Colours are the site's CSS variables, so that drawings follow light and dark automatically. */

export const ink = 'var(--ps-palette-text-primary)';
export const soft = 'var(--ps-palette-text-secondary)';
export const leaf = 'var(--ps-palette-primary-main)';
export const marigold = 'var(--ps-palette-marigold)';
export const tint = 'var(--ps-palette-tint)';
export const line = 'var(--ps-palette-divider)';
const ground = 'var(--ps-palette-background-paper)';

export const subjectGround = (subject: DrawnSubject) => `var(--ps-palette-subject-${subject})`;

/** Mixed with the text colour, so that a subject's colour stands out on paper and in the dark alike. */
export function strengthened(colour: string): string {
  return `color-mix(in srgb, ${colour} 70%, ${ink})`;
}

export type Point = readonly [x: number, y: number];

/** At most two decimal places: drawings stay small and the same everywhere. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

/** Presentation properties of an element. A `var()` needs `style`: not all browsers understand it in an attribute. */
function paint({ fill = 'none', stroke, width = 2, opacity, dash }: Paint): string {
  const parts = [
    `fill:${fill}`,
    ...(opacity === undefined ? [] : [`fill-opacity:${opacity}`]),
    ...(stroke ? [`stroke:${stroke}`, `stroke-width:${round(width)}`] : []),
    ...(stroke ? ['stroke-linecap:round', 'stroke-linejoin:round'] : []),
    ...(dash ? [`stroke-dasharray:${dash}`] : []),
  ];
  return ` style="${parts.join(';')}"`;
}

export function path(d: string, how: Paint): string {
  return `<path d="${d}"${paint(how)}/>`;
}

export const segment = (from: Point, to: Point, how: Paint): string => polyline([from, to], how);

const through = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const polyline = (points: readonly Point[], how: Paint): string => path(through(points), how);

export const polygon = (points: readonly Point[], how: Paint): string => path(`${through(points)}Z`, how);

export function circle([x, y]: Point, r: number, how: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"${paint(how)}/>`;
}

export function rect([x, y]: Point, width: number, height: number, how: Paint & { radius?: number }): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect ${place} rx="${how.radius ?? 0}"${paint(how)}/>`;
}

export function arrowHead(from: Point, tip: Point, size: number, colour: string): string {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const corner = (turn: number): Point => [
    tip[0] - size * Math.cos(angle + turn),
    tip[1] - size * Math.sin(angle + turn),
  ];
  return polygon([tip, corner(0.45), corner(-0.45)], { fill: colour });
}

interface TextStyle {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 400 | 600;
  readonly fill?: string;
  readonly halo?: boolean;
}

export function text([x, y]: Point, content: string, style: TextStyle = {}): string {
  const { size = 15, anchor = 'middle', weight = 400, fill = ink, halo = false } = style;
  const rim = halo
    ? `;paint-order:stroke;stroke:${ground};stroke-width:${round(size / 3)};stroke-linejoin:round`
    : '';
  const place = `x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}"`;
  return `<text ${place} style="fill:${fill};font-weight:${weight}${rim}">${escapeHtml(content)}</text>`;
}

/** Estimated text sizes. Layout happens where no font is available, so estimates are generous. */

export const phoneWidth = 276;
export const smallestText = 12;

export const leastSize = (width: number): number => (smallestText * width) / phoneWidth;

const narrow = /^[iljt.,:;'!|()[\]I ·]$/;
const wide = /^[mwMW%—→]$/;
const capital = /^[A-Z0-9+−=<>°²³×÷?-]$/;

const widthsOf = (rows: string): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.split(', ').map((row) => [row.charAt(0), Number(row.slice(1))]));

/** The width that vowel signs beside a Bengali letter add. Other signs are above or below it. */
const besideBengali = widthsOf('া0.28, ি0.3, ী0.3, ে0.32, ৈ0.32, ো0.6, ৌ0.6, ং0.4, ঃ0.3');
const wideBengali = widthsOf('অ0.92, আ1.2, ঊ0.8, ঔ0.86, ক0.8, জ0.86, ঝ0.82, শ0.8');

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

export function textWidth(content: string, size: number): number {
  let sum = 0;
  for (const character of charactersOf(content)) sum += width(character);
  return sum * size;
}

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

export function textBox(x: number, y: number, content: string, size: number): Box {
  const half = textWidth(content, size) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.78, bottom: y + size * 0.24 };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

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
