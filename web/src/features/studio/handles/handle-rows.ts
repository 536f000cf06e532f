import { ray } from '@pathshala/content/render/figures/angle';
import { handLengths } from '@pathshala/content/render/figures/clock';
import type { Point } from '@pathshala/content/render/figures/svg';
import { numberText } from '../../../words/format.ts';
import { fieldName } from '../figures/field-names.ts';
import type { FigureFields } from '../figures/figure-form.tsx';
import { following, type Handle, place, stepFor, turn, wrapped } from './handle.ts';

/** An entry of a list of a figure, and how to change it. */
interface Entry<Fields> {
  readonly one: Fields;
  readonly name: string;
  readonly set: (changed: Fields) => FigureFields;
}

function entriesOf<Fields>(fields: FigureFields, list: string): Entry<Fields>[] {
  const all = (fields[list] ?? []) as readonly Fields[];
  return all.map((one, at) => ({
    one,
    name: `${fieldName(list)} ${numberText(at + 1)}`,
    set: (changed) => ({ ...fields, [list]: all.with(at, changed) }),
  }));
}

const partOf = (name: string, part: string) => `${name}: ${part}`;
const pointOf = (name: string, at: number) => partOf(name, `${fieldName('points')} ${numberText(at + 1)}`);

interface Labelled {
  readonly label: string;
}
interface Ends<End> {
  readonly from: End;
  readonly to: End;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}

const ends = ['from', 'to'] as const;

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

function ofNumberLine(fields: FigureFields): Handle[] {
  const { from, to, step } = fields as unknown as Ends<number> & { readonly step: number };
  const onLine = (name: string, value: number, set: (to: number) => FigureFields) =>
    place({
      name,
      at: [value, 0],
      step: [step, 0],
      base: from,
      least: [from, 0],
      most: [to, 0],
      set: ([x]) => set(x),
    });
  return [
    ...entriesOf<Labelled & { readonly at: number }>(fields, 'points').map(({ one, name, set }) =>
      onLine(name, one.at, (at) =>
        set({ ...one, at, label: following(one.label, String(one.at), String(at)) }),
      ),
    ),
    ...entriesOf<Labelled & Ends<number>>(fields, 'jumps').flatMap(({ one, name, set }) =>
      ends.map((end) =>
        onLine(partOf(name, fieldName(end)), one[end], (at) => {
          const changed = { ...one, [end]: at };
          const label = following(one.label, signed(one.to - one.from), signed(changed.to - changed.from));
          return set({ ...changed, label });
        }),
      ),
    ),
  ];
}

interface Bar extends Labelled {
  readonly parts: number;
  readonly shaded: number;
}

const ofFractionBars = (fields: FigureFields): Handle[] =>
  entriesOf<Bar>(fields, 'bars').map(({ one, name, set }, at) => ({
    ...place({
      name: partOf(name, fieldName('shaded')),
      at: [one.shaded / one.parts, at],
      step: [1 / one.parts, 0],
      least: [0, at],
      most: [1, at],
      value: one.shaded,
      set: ([x]) => {
        const shaded = Math.round(x * one.parts);
        const label = following(one.label, `${one.shaded}/${one.parts}`, `${shaded}/${one.parts}`);
        return set({ ...one, shaded, label });
      },
    }),
    least: 0,
    most: one.parts,
  }));

/** The part of a full turn, clockwise from twelve, that points there. */
const turnTo = ([x, y]: Point) => wrapped(Math.atan2(x, y) / (2 * Math.PI), 1);

function tip(part: number, length: number): Point {
  return [length * Math.sin(part * 2 * Math.PI), length * Math.cos(part * 2 * Math.PI)];
}

function ofClock(fields: FigureFields): Handle[] {
  const { hour, minute } = fields as { readonly hour: number; readonly minute: number };
  const half = hour < 12 ? 0 : 12;
  return [
    turn({
      name: fieldName('hour'),
      at: tip((hour + minute / 60) / 12, handLengths.hour),
      value: hour,
      least: 0,
      most: 23,
      towards: (point) => half + wrapped(Math.round(turnTo(point) * 12 - minute / 60), 12),
      set: (value) => ({ ...fields, hour: wrapped(value, 24) }),
    }),
    turn({
      name: fieldName('minute'),
      at: tip(minute / 60, handLengths.minute),
      value: minute,
      least: 0,
      most: 59,
      towards: (point) => Math.round(turnTo(point) * 60),
      set: (value) => ({ ...fields, minute: wrapped(value, 60) }),
    }),
  ];
}

function ofAngle(fields: FigureFields): Handle[] {
  const { degrees, label } = fields as unknown as Labelled & { readonly degrees: number };
  const radians = (degrees * Math.PI) / 180;
  return [
    turn({
      name: fieldName('degrees'),
      at: [ray * Math.cos(radians), ray * Math.sin(radians)],
      value: degrees,
      least: 1,
      most: 359,
      towards: ([x, y]) => wrapped(Math.round((Math.atan2(y, x) * 180) / Math.PI), 360),
      set: (value) => {
        const within = Math.min(359, Math.max(1, value));
        return { ...fields, degrees: within, label: following(label, `${degrees}°`, `${within}°`) };
      },
    }),
  ];
}

interface Curve extends Labelled, Ends<number> {
  readonly coefficients: readonly number[];
}

const spotText = ({ x, y }: Spot) => `(${x}, ${y})`;

function ofPlot(fields: FigureFields): Handle[] {
  const { x, y } = fields as unknown as { readonly x: Point; readonly y: Point };
  const inFrame = (name: string, at: Point, set: (to: Point) => FigureFields) =>
    place({
      name,
      at,
      step: [stepFor([at[0]], x[1] - x[0]), stepFor([at[1]], y[1] - y[0])],
      least: [x[0], y[0]],
      most: [x[1], y[1]],
      set,
    });
  const onCurve = ({ coefficients }: Curve, at: number): Point => {
    const height = coefficients.reduceRight((sum, one) => sum * at + one, 0);
    return [at, Math.min(y[1], Math.max(y[0], height))];
  };
  return [
    ...entriesOf<Labelled & Spot>(fields, 'points').map(({ one, name, set }) =>
      inFrame(name, [one.x, one.y], ([toX, toY]) => {
        const changed = { ...one, x: toX, y: toY };
        return set({ ...changed, label: following(one.label, spotText(one), spotText(changed)) });
      }),
    ),
    ...entriesOf<{ readonly points: readonly Point[] }>(fields, 'lines').flatMap(({ one, name, set }) =>
      one.points.map((point, at) =>
        inFrame(pointOf(name, at), point, (to) => set({ ...one, points: one.points.with(at, to) })),
      ),
    ),
    ...entriesOf<Curve>(fields, 'curves').flatMap(({ one, name, set }) =>
      ends.map((end) =>
        place({
          name: partOf(name, fieldName(end)),
          at: onCurve(one, one[end]),
          step: [stepFor([one[end]], x[1] - x[0]), 0],
          least: [x[0], 0],
          most: [x[1], 0],
          set: ([to]) => set({ ...one, [end]: to }),
        }),
      ),
    ),
  ];
}

function ofBarChart(fields: FigureFields): Handle[] {
  const bars = entriesOf<{ readonly value: number }>(fields, 'bars');
  const values = bars.map(({ one }) => one.value);
  const step = stepFor(values, Math.max(...values) || 10);
  return bars.map(({ one, name, set }, at) =>
    place({
      name: partOf(name, fieldName('value')),
      at: [at, one.value],
      step: [0, step],
      least: [at, 0],
      most: [at, Number.POSITIVE_INFINITY],
      set: ([, value]) => set({ ...one, value }),
    }),
  );
}

function ofShape(fields: FigureFields): Handle[] {
  const [left, top, width, height] = fields.viewBox as readonly [number, number, number, number];
  const inArea = (name: string, at: Point, set: (to: Point) => FigureFields) =>
    place({
      name,
      at,
      step: [stepFor([at[0]], width), stepFor([at[1]], height)],
      least: [left, top],
      most: [left + width, top + height],
      isDownward: true,
      set,
    });
  const spotsOf = (list: string) =>
    entriesOf<Spot>(fields, list).map(({ one, name, set }) =>
      inArea(name, [one.x, one.y], ([x, y]) => set({ ...one, x, y })),
    );
  const endsOf = (list: string) =>
    entriesOf<Ends<Point>>(fields, list).flatMap(({ one, name, set }) =>
      ends.map((end) => inArea(partOf(name, fieldName(end)), one[end], (to) => set({ ...one, [end]: to }))),
    );
  return [
    ...entriesOf<{ readonly points: readonly Point[] }>(fields, 'polygons').flatMap(({ one, name, set }) =>
      one.points.map((point, at) =>
        inArea(pointOf(name, at), point, (to) => set({ ...one, points: one.points.with(at, to) })),
      ),
    ),
    ...spotsOf('circles'),
    ...entriesOf<Spot & { readonly r: number }>(fields, 'circles').map(({ one, name, set }) => {
      const step = stepFor([one.r], width);
      return place({
        name: partOf(name, fieldName('r')),
        at: [one.x + one.r, one.y],
        step: [step, 0],
        base: one.x,
        least: [one.x + step, 0],
        most: [left + width, 0],
        value: one.r,
        set: ([x]) => set({ ...one, r: Number((x - one.x).toFixed(6)) }),
      });
    }),
    ...endsOf('segments'),
    ...endsOf('arrows'),
    ...spotsOf('labels'),
  ];
}

/** The handles of each kind of figure. Counters and steps are no places: they have their form alone. */
const handlesOfKind: Readonly<Record<string, ((fields: FigureFields) => Handle[]) | undefined>> = {
  'number-line': ofNumberLine,
  'fraction-bars': ofFractionBars,
  clock: ofClock,
  angle: ofAngle,
  plot: ofPlot,
  'bar-chart': ofBarChart,
  shape: ofShape,
};

/** @param fields of a figure that can be drawn */
export const handlesOf = (fields: FigureFields): Handle[] =>
  handlesOfKind[String(fields.kind)]?.(fields) ?? [];
