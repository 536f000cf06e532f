import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { escapeHtml } from '@pathshala/contract/text/encodings';

/** SVG building blocks. Colours are the site's CSS variables, so that drawings follow light and dark automatically. */

export const ink = 'var(--ps-palette-text-primary)';
export const soft = 'var(--ps-palette-text-secondary)';
export const leaf = 'var(--ps-palette-primary-main)';
export const marigold = 'var(--ps-palette-marigold)';
export const tint = 'var(--ps-palette-tint)';
export const line = 'var(--ps-palette-divider)';
/** The background of a figure. Labels over a curve have a halo in it. */
export const ground = 'var(--ps-palette-background-paper)';

/** The background of a subject's block. */
export const subjectGround = (subject: SubjectName) => `var(--ps-palette-subject-${subject})`;

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

export function segment([x1, y1]: Point, [x2, y2]: Point, how: Paint): string {
  return path(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, how);
}

export function polyline(points: readonly Point[], how: Paint): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, how);
}

export function polygon(points: readonly Point[], how: Paint): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, how);
}

export function circle([x, y]: Point, r: number, how: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"${paint(how)}/>`;
}

export function rect([x, y]: Point, width: number, height: number, how: Paint & { radius?: number }): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect ${place} rx="${how.radius ?? 0}"${paint(how)}/>`;
}

/** A filled arrow head with its tip at `tip`, pointing away from `from`. */
export function arrowHead(from: Point, tip: Point, size: number, colour: string): string {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const corner = (turn: number): Point => [
    tip[0] - size * Math.cos(angle + turn),
    tip[1] - size * Math.sin(angle + turn),
  ];
  return polygon([tip, corner(0.45), corner(-0.45)], { fill: colour });
}

export interface TextStyle {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 400 | 600;
  readonly fill?: string;
  /** An outline in the background colour, for a label over lines. */
  readonly halo?: boolean;
}

/** A single line of text. `y` is its baseline. */
export function text([x, y]: Point, content: string, style: TextStyle = {}): string {
  const { size = 15, anchor = 'middle', weight = 400, fill = ink, halo = false } = style;
  const rim = halo
    ? `;paint-order:stroke;stroke:${ground};stroke-width:${round(size / 3)};stroke-linejoin:round`
    : '';
  const place = `x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}"`;
  return `<text ${place} style="fill:${fill};font-weight:${weight}${rim}">${escapeHtml(content)}</text>`;
}
