import { lighten } from '../drawing/color.ts';
import { disc, fill, num, stroke } from '../drawing/svg.ts';
import type { Person } from './person.ts';

/** Hair lies behind the head and shoulders, on the brow, or both. */
export interface Hair {
  readonly back?: (person: Person) => string;
  readonly front: (person: Person) => string;
}

export function curls(points: readonly (readonly [number, number, number])[], color: string): string {
  return points.map(([x, y, radius]) => disc(x, y, radius, color)).join('');
}

/** Hair of the scalp down to a line over the brow; `line` goes from the right temple to the left. */
export function crown({ left, right, hair }: Person, line: string, rise = 0): string {
  const top = 58 - rise;
  const [l, r] = [left - 4, right + 4];
  return fill(
    `M${num(l)} 134C${num(l - 5)} 88 108 ${top} 150 ${top}C192 ${top} ${num(r + 5)} 88 ${num(r)} 134q-6 -4 -7 -18${line}Q${num(l + 7)} 118 ${num(l)} 134z`,
    hair,
  );
}

export function shine(hair: string, d: string): string {
  return stroke(d, lighten(hair, 0.2), 4, 'opacity=".55"');
}
