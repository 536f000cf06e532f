import { subjectGrounds } from '@pathshala/brand/tokens';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { lighten, shade } from '../drawing/color.ts';
import { fill, group, num, rect } from '../drawing/svg.ts';
import { sign } from '../signs/sign.ts';
import { outline } from '../text/outline.ts';

export interface Spot {
  /** Middle of the foot. */
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

function at({ x, y, turn = 0 }: Spot, body: string): string {
  return group(`translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}`, body);
}

function cube(size: number, color: string): string {
  const half = size / 2;
  const line = size * 0.07;
  return (
    rect(-half, -size, size, size, shade(color, 0.32), size * 0.2) +
    rect(-half, -size, size, size * 0.94, color, size * 0.2) +
    `<rect x="${num(-half + line)}" y="${num(-size + line)}" width="${num(size - 2 * line)}" height="${num(size * 0.94 - 2 * line)}" rx="${num(size * 0.14)}" fill="none" stroke="${lighten(color, 0.28)}" stroke-width="${num(size * 0.028)}"/>`
  );
}

/** An alphabet block with a subject's sign, standing on its foot. */
export function signBlock(subject: SubjectName, size: number, spot: Spot): string {
  const body = cube(size, subjectGrounds[subject]);
  return at(spot, body + sign(subject, '#fff', { x: 0, y: -size * 0.53, size: size * 0.62 }));
}

/** An alphabet block with a letter or numeral on any colour. */
export function letterBlock(letter: string, color: string, size: number, spot: Spot, ink = '#fff'): string {
  const text = outline(letter, { size: size * 0.66, x: 0, y: -size * 0.31, anchor: 'middle' });
  return at(spot, cube(size, color) + fill(text.d, ink));
}

/** Anything drawn round its foot at 0 0, placed and scaled. */
export function placed(body: string, { x, y, turn = 0 }: Spot, scale = 1): string {
  return group(
    `translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${scale === 1 ? '' : ` scale(${num(scale, 3)})`}`,
    body,
  );
}
