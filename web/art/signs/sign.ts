import { signStroke, subjectSigns } from '@pathshala/brand/subject-signs';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { fill as filled, num, stroke as stroked } from '../drawing/svg.ts';

export interface SignPosition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

export function signLines(subject: SubjectName, color: string): string {
  const { fill, stroke, weight = signStroke } = subjectSigns[subject];
  return (fill ? filled(fill, color) : '') + (stroke ? stroked(stroke, color, weight) : '');
}

export function sign(subject: SubjectName, color: string, { x, y, size, turn = 0 }: SignPosition): string {
  const rotation = turn ? ` rotate(${num(turn)})` : '';
  return `<g transform="translate(${num(x)} ${num(y)})${rotation} scale(${num(size / 96, 3)}) translate(-48 -48)">${signLines(subject, color)}</g>`;
}

/** A white sign with a hard shadow, as if cut out of card. One to a file, as its id is fixed. */
export function raisedSign(subject: SubjectName, shadow: string, place: SignPosition): string {
  const drop = place.size / 32;
  return (
    `<defs><g id="s">${sign(subject, 'currentColor', place)}</g></defs>` +
    `<use href="#s" x="${num(drop)}" y="${num(drop * 1.15)}" color="${shadow}"/><use href="#s" color="#fff"/>`
  );
}
