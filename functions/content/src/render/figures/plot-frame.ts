import { validationMessage } from '@pathshala/contract/http/validation';
import { array, type InferType, number, object, string, tuple } from 'yup';
import { fullWidth, type Numeral, shared } from './kind.ts';
import { ink, line, type Point, segment, soft, text } from './svg.ts';
import { textWidth } from './text-size.ts';

const pair = tuple([number().required(), number().required()]).required();

const range = pair.test(
  'rises',
  validationMessage('faults.rises'),
  (value) => value !== undefined && value[0] < value[1],
);

export const plotSchema = object({
  ...shared,
  x: range,
  y: range,
  xLabel: string().required(),
  yLabel: string().required(),
  lines: array()
    .of(
      object({ points: array().of(pair).min(2).max(100).required(), label: string().required() }).noUnknown(),
    )
    .max(4),
  /** Polynomials c0 + c1 x + c2 x² …, each drawn over a range of x. */
  curves: array()
    .of(
      object({
        coefficients: array().of(number().required()).min(1).max(7).required(),
        from: number().required(),
        to: number().required(),
        label: string().required(),
      }).noUnknown(),
    )
    .max(4),
  points: array()
    .of(object({ x: number().required(), y: number().required(), label: string().required() }).noUnknown())
    .max(8),
}).noUnknown();

export type Plot = InferType<typeof plotSchema>;

const { width } = fullWidth;
const plotHeight = 260;
const tickSize = 15;

/** The position of the plotting area in the drawing. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  /** Converts the plot's coordinates to the drawing's units. */
  readonly at: (point: Point) => Point;
}

/** @param legendHeight height of the legend above the frame */
export function frameOf({ x, y }: Plot, legendHeight: number, numeral: Numeral): PlotFrame {
  const xTicks = ticksOf(x[0], x[1], 7);
  const yTicks = ticksOf(y[0], y[1], 8);
  const left = Math.max(...yTicks.map((value) => textWidth(numeral(value), tickSize))) + 16;
  // The last numeral of the x axis may be at the very end.
  const room = Math.max(12, textWidth(numeral(xTicks.at(-1) ?? 0), tickSize) / 2 + 1);
  const [right, top] = [width - room, legendHeight + 30];
  const bottom = top + plotHeight;
  const at = ([px, py]: Point): Point => [
    left + ((px - x[0]) / (x[1] - x[0])) * (right - left),
    bottom - ((py - y[0]) / (y[1] - y[0])) * plotHeight,
  ];
  return { width, height: bottom + 50, left, right, top, bottom, xTicks, yTicks, at };
}

/** Round numbers, 1, 2 or 5 times a power of ten apart, up to a given count. */
export function ticksOf(from: number, to: number, max: number): number[] {
  const rough = (to - from) / max;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Grid, axes, numerals and axis names. */
export function axes({ x, y, xLabel, yLabel }: Plot, frame: PlotFrame, numeral: Numeral): string {
  const { left, right, top, bottom, at } = frame;
  const vertical = frame.xTicks.map((value) => {
    const [px] = at([value, 0]);
    return (
      segment([px, top], [px, bottom], { stroke: line, width: 1 }) +
      text([px, bottom + 20], numeral(value), { size: tickSize, fill: soft })
    );
  });
  const level = frame.yTicks.map((value) => {
    const [, py] = at([0, value]);
    return (
      segment([left, py], [right, py], { stroke: line, width: 1 }) +
      text([left - 8, py + 5], numeral(value), { size: tickSize, fill: soft, anchor: 'end' })
    );
  });
  const [zeroX] = at([Math.min(Math.max(0, x[0]), x[1]), 0]);
  const [, zeroY] = at([0, Math.min(Math.max(0, y[0]), y[1])]);
  return [
    ...vertical,
    ...level,
    segment([zeroX, top], [zeroX, bottom], { stroke: ink }),
    segment([left, zeroY], [right, zeroY], { stroke: ink }),
    text([right, bottom + 42], xLabel, { anchor: 'end', weight: 600 }),
    text([8, top - 12], yLabel, { anchor: 'start', weight: 600 }),
  ].join('');
}
