import { num } from '../drawing/svg.ts';

/** One command of a path with its points in absolute numbers. */
export interface Step {
  readonly type: string;
  readonly values: readonly number[];
}

/** Relative commands are shorter than absolute ones; each starts from the rounded point. */
export function relativePath(steps: readonly Step[], decimals: number): string {
  let d = '';
  let before = '';
  let [x, y] = [0, 0];
  let [firstX, firstY] = [0, 0];
  for (const { type, values } of steps) {
    const step = values.map((value, i) => num(value - (i % 2 === 0 ? x : y), decimals));
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
