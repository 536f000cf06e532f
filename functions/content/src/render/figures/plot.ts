import { MessageError, validationMessage } from '@pathshala/contract/http/validation';
import { array, type InferType, object } from 'yup';
import { amount, figureKind, fullWidth, listOf, type Numeral, pair, shared, words } from './kind.ts';
import {
  type Box,
  circle,
  ink,
  leaf,
  line,
  marigold,
  overlap,
  type Point,
  polyline,
  segment,
  soft,
  strengthened,
  subjectGround,
  text,
  textBox,
  textWidth,
} from './svg.ts';

const range = pair.test(
  'rises',
  validationMessage('faults.rises'),
  (value) => value !== undefined && value[0] < value[1],
);

const plotSchema = object({
  ...shared,
  x: range,
  y: range,
  xLabel: words,
  yLabel: words,
  lines: listOf({ points: array().of(pair).min(2).max(100).required(), label: words }, 4),
  curves: listOf(
    {
      coefficients: array().of(amount).min(1).max(7).required(),
      ...{ from: amount, to: amount, label: words },
    },
    4,
  ),
  points: listOf({ x: amount, y: amount, label: words }, 8),
}).noUnknown();

type Plot = InferType<typeof plotSchema>;

const plotHeight = 260;

type PlotFrame = ReturnType<typeof frameOf>;

function frameOf({ x, y }: Plot, legendHeight: number, numeral: Numeral) {
  const xTicks = ticksOf(x[0], x[1], 7);
  const yTicks = ticksOf(y[0], y[1], 8);
  const left = Math.max(...yTicks.map((value) => textWidth(numeral(value), size))) + 16;
  const room = Math.max(12, textWidth(numeral(xTicks.at(-1) ?? 0), size) / 2 + 1);
  const [right, top] = [fullWidth.width - room, legendHeight + 30];
  const bottom = top + plotHeight;
  const at = ([px, py]: Point): Point => [
    left + ((px - x[0]) / (x[1] - x[0])) * (right - left),
    bottom - ((py - y[0]) / (y[1] - y[0])) * plotHeight,
  ];
  return { width: fullWidth.width, height: bottom + 50, left, right, top, bottom, xTicks, yTicks, at };
}

export function ticksOf(from: number, to: number, max: number): number[] {
  const rough = (to - from) / max;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export function levelLine(y: number, left: number, right: number, name: string): string {
  return (
    segment([left, y], [right, y], { stroke: line, width: 1 }) +
    text([left - 8, y + 5], name, { size, fill: soft, anchor: 'end' })
  );
}

function axes({ x, y, xLabel, yLabel }: Plot, frame: PlotFrame, numeral: Numeral): string {
  const { left, right, top, bottom, at } = frame;
  const vertical = frame.xTicks.map((value) => {
    const [px] = at([value, 0]);
    return (
      segment([px, top], [px, bottom], { stroke: line, width: 1 }) +
      text([px, bottom + 20], numeral(value), { size, fill: soft })
    );
  });
  const level = frame.yTicks.map((value) => levelLine(at([0, value])[1], left, right, numeral(value)));
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

const samples = 120;
const size = 15;

/** Lines differ in colour and in dash pattern, so that nobody has to tell colours apart. */
const looks = [
  { stroke: leaf },
  { stroke: strengthened(subjectGround('bangla')), dash: '9 6' },
  { stroke: strengthened(subjectGround('physics')), dash: '2 6' },
  { stroke: strengthened(subjectGround('english')), dash: '12 5 2 5' },
] as const;

interface Trace {
  readonly label: string;
  readonly pieces: readonly (readonly Point[])[];
}

export const plot = figureKind('plot', plotSchema, (figure, numeral) => {
  const names = [...(figure.lines ?? []), ...(figure.curves ?? [])].map((one) => one.label);
  const legend = legendOf(names);
  const frame = frameOf(figure, legend.height, numeral);
  const traces = tracesOf(figure, frame);
  const drawn = traces.flatMap(({ pieces }, index) =>
    pieces.map((piece) => polyline(piece, { ...look(index), width: 3 })),
  );
  const body = axes(figure, frame, numeral) + drawn.join('') + legend.body + pointsOf(figure, frame, traces);
  return { width: frame.width, height: frame.height, body, scale: fullWidth.scale };
});

function look(index: number): (typeof looks)[number] {
  return looks[index % looks.length] ?? looks[0];
}

function legendOf(names: readonly string[]): { readonly body: string; readonly height: number } {
  let [x, y] = [12, 20];
  const body = names.map((name, index) => {
    const needed = 42 + textWidth(name, size);
    if (x > 12 && x + needed > fullWidth.width - 10) [x, y] = [12, y + 24];
    const sample = segment([x, y - 5], [x + 30, y - 5], { ...look(index), width: 3 });
    const label = text([x + 38, y], name, { size, anchor: 'start', weight: 600 });
    x += needed + 18;
    return sample + label;
  });
  return { body: body.join(''), height: names.length > 0 ? y + 8 : 4 };
}

function tracesOf(figure: Plot, frame: PlotFrame): Trace[] {
  const lines = (figure.lines ?? []).map(({ label, points }) => ({
    label,
    pieces: inside(densely(points), figure, frame),
  }));
  const curves = (figure.curves ?? []).map(({ label, coefficients, from, to }) => {
    const points = Array.from({ length: samples + 1 }, (_, index): Point => {
      const x = from + ((to - from) * index) / samples;
      return [x, coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)];
    });
    return { label, pieces: inside(points, figure, frame) };
  });
  for (const { label, pieces } of [...lines, ...curves]) {
    if (pieces.length === 0) throw new MessageError('faults.outsideAxes', { label });
  }
  return [...lines, ...curves];
}

/** A straight line in small steps, so that it can be cut at the frame and labels can avoid it. */
function densely(points: readonly Point[]): Point[] {
  return points.flatMap((point, index): Point[] => {
    const next = points[index + 1];
    if (!next) return [point];
    return Array.from({ length: 24 }, (_, step): Point => {
      const part = step / 24;
      return [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part];
    });
  });
}

function inside(points: readonly Point[], { x, y }: Plot, frame: PlotFrame): Point[][] {
  const pieces: Point[][] = [[]];
  for (const [px, py] of points) {
    const isIn = px >= x[0] && px <= x[1] && py >= y[0] && py <= y[1];
    if (isIn) pieces.at(-1)?.push(frame.at([px, py]));
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

function pointsOf(figure: Plot, frame: PlotFrame, traces: readonly Trace[]): string {
  const points = (figure.points ?? []).map((one) => ({ ...one, at: frame.at([one.x, one.y]) }));
  const drawn = traces.flatMap(({ pieces }) => pieces.flat());
  const taken: Box[] = points.map(({ at: [x, y] }) => ({
    left: x - 7,
    right: x + 7,
    top: y - 7,
    bottom: y + 7,
  }));
  const labels = points.map(({ at, label }) => {
    const [x, y] = clearPlace(at, label, frame, drawn, taken);
    taken.push(textBox(x, y, label, size));
    return text([x, y], label, { size, weight: 600, halo: true });
  });
  const dots = points.map(({ at }) => circle(at, 6, { fill: marigold, stroke: ink }));
  return dots.join('') + labels.join('');
}

function clearPlace(
  [x, y]: Point,
  label: string,
  frame: PlotFrame,
  drawn: readonly Point[],
  taken: readonly Box[],
): Point {
  const half = textWidth(label, size) / 2;
  const places: readonly Point[] = [
    [x + half + 11, y - 8],
    [x - half - 11, y - 8],
    [x + half + 11, y + 18],
    [x - half - 11, y + 18],
    [x, y - 14],
    [x, y + 25],
    [x + half + 14, y + 5],
    [x - half - 14, y + 5],
  ];
  const cost = ([px, py]: Point) => {
    const box = textBox(px, py, label, size);
    const crossed = drawn.filter(([dx, dy]) => overlap(box, { left: dx, right: dx, top: dy, bottom: dy }));
    const hidden = taken.filter((other) => overlap(box, other));
    const out =
      box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    return crossed.length + 100 * hidden.length + (out ? 50 : 0);
  };
  const [best = [x, y - 14]] = [...places].sort((a, b) => cost(a) - cost(b));
  return best;
}
