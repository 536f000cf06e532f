import type { Point } from '@pathshala/content/render/figures/svg';
import { withDigitsOf } from '@pathshala/contract/text/digits';
import { languages } from '@pathshala/contract/text/languages';
import { numberText } from '../../../words/format.ts';
import type { FigureFields } from '../figures/figure-form.tsx';

/** A place or a length of a figure, to be dragged on its drawing. */
export interface Handle {
  readonly name: string;
  /** In the figure's own coordinates. */
  readonly at: Point;
  readonly value: number;
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** Its value, for a screen reader. */
  readonly says: string;
  /** The figure with the handle where it was dragged, in the figure's own coordinates. */
  readonly to: (point: Point) => FigureFields;
  /** The figure with the handle so many steps further, as it is seen. */
  readonly by: (right: number, up: number) => FigureFields;
}

interface Place {
  readonly name: string;
  readonly at: Point;
  /** How far a step goes along each axis; 0: the handle does not leave it. */
  readonly step: Point;
  /** From where steps are counted. Default: 0. */
  readonly base?: number;
  readonly least: Point;
  readonly most: Point;
  /** The value, if it is not the place itself. */
  readonly value?: number;
  /** Whether numbers grow downwards, as in free drawings. */
  readonly isDownward?: boolean;
  readonly set: (point: Point) => FigureFields;
}

/** Without the noise of sums such as 0.1 + 0.2. */
const exact = (value: number) => Number(value.toFixed(6));

const along = [0, 1] as const;

/** A handle that moves along one axis or both. */
export function place({ name, at, step, base = 0, least, most, value, isDownward, set }: Place): Handle {
  const both = (one: (axis: 0 | 1) => number): Point => [one(0), one(1)];
  const free = along.filter((axis) => step[axis] !== 0);
  const within = (point: Point) =>
    both((axis) =>
      step[axis] === 0 ? at[axis] : exact(Math.min(most[axis], Math.max(least[axis], point[axis]))),
    );
  const only = free.length === 1 ? free[0] : undefined;
  const shown = value ?? at[only ?? 0];
  const finite = (bound: Point) =>
    only !== undefined && value === undefined && Number.isFinite(bound[only]) ? bound[only] : undefined;
  return {
    name,
    at,
    value: shown,
    least: finite(least),
    most: finite(most),
    says: only === undefined ? at.map((one) => numberText(one)).join(', ') : numberText(shown),
    to: (point) =>
      set(within(both((axis) => base + Math.round((point[axis] - base) / (step[axis] || 1)) * step[axis]))),
    by: (right, up) => {
      const steps = only === undefined ? [right, isDownward ? -up : up] : [right + up, right + up];
      return set(within(both((axis) => at[axis] + (steps[axis] ?? 0) * step[axis])));
    },
  };
}

interface Turn {
  readonly name: string;
  /** The tip of what turns about (0, 0). */
  readonly at: Point;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The value that points there. */
  readonly towards: (point: Point) => number;
  readonly set: (value: number) => FigureFields;
}

/** A handle that turns; an arrow key turns it by one. */
export function turn({ towards, set, ...handle }: Turn): Handle {
  return {
    ...handle,
    says: numberText(handle.value),
    to: (point) => set(towards(point)),
    by: (right, up) => set(handle.value + right + up),
  };
}

/** The remainder of a division that is never negative. */
export const wrapped = (value: number, count: number) => ((value % count) + count) % count;

/** A step as fine as the numbers are written, but neither so fine nor so coarse that nobody can aim at it. */
export function stepFor(values: readonly number[], range: number): number {
  const decimals = Math.max(0, ...values.map((one) => String(exact(one)).split('.')[1]?.length ?? 0));
  let step = 10 ** -decimals;
  while (range / step > 200) step *= 10;
  while (range / step < 4) step /= 10;
  return step;
}

/** A label that says the value goes on saying it, in its own digits; every other label stays. */
export function following(label: string, before: string, after: string): string {
  const written = label.replaceAll('−', '-');
  const digits = languages.find((language) => withDigitsOf(language, before) === written);
  return digits === undefined ? label : withDigitsOf(digits, after).replaceAll('-', '−');
}
