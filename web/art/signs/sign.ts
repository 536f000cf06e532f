import { signStroke, subjectSigns } from '@pathshala/brand/subject-signs';
import { subjectOf } from '@pathshala/content/kinds/known-subjects';
import { isDrawn } from '@pathshala/contract/catalogue/subjects';
import { fill as filled, num, stroke as stroked } from '../drawing/svg.ts';
import { outline, textWidth } from '../text/outline.ts';

export interface SignPosition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** As wide as other signs, or as high. */
function letters(text: string, color: string): string {
  const size = Math.min(72, (88 * 72) / textWidth(text, { font: 'display', size: 72 }));
  const place = { x: 48, y: 48 + size * 0.32, anchor: 'middle' } as const;
  return filled(outline(text, { font: 'display', size, ...place }), color);
}

export function signLines(subject: string, color: string): string {
  const { sign: name } = subjectOf(subject);
  if (!isDrawn(name)) return letters(name, color);
  const { fill, stroke, weight = signStroke } = subjectSigns[name];
  return (fill ? filled(fill, color) : '') + (stroke ? stroked(stroke, color, weight) : '');
}

export function sign(subject: string, color: string, { x, y, size, turn = 0 }: SignPosition): string {
  const rotation = turn ? ` rotate(${num(turn)})` : '';
  return `<g transform="translate(${num(x)} ${num(y)})${rotation} scale(${num(size / 96, 3)}) translate(-48 -48)">${signLines(subject, color)}</g>`;
}

/** A white sign with a hard shadow, as if cut out of card. One to a file, as its id is fixed. */
export function raisedSign(subject: string, shadow: string, place: SignPosition): string {
  const drop = place.size / 32;
  return (
    `<defs><g id="s">${sign(subject, 'currentColor', place)}</g></defs>` +
    `<use href="#s" x="${num(drop)}" y="${num(drop * 1.15)}" color="${shadow}"/><use href="#s" color="#fff"/>`
  );
}
