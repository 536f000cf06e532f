import { MessageError } from '@pathshala/contract/http/validation';
import { figureKind, fullWidth } from './kind.ts';
import { axes, frameOf, type Plot, type PlotFrame, plotSchema } from './plot-frame.ts';
import {
  circle,
  ink,
  leaf,
  marigold,
  type Point,
  polyline,
  segment,
  strengthened,
  subjectGround,
  text,
} from './svg.ts';
import { type Box, overlap, textBox, textWidth } from './text-size.ts';

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
  /** The pieces inside the frame, in the drawing's units. */
  readonly pieces: readonly (readonly Point[])[];
}

/** Curves, lines and points in a frame with axes. A legend above names them. */
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

/** Points with their labels, each at the first position around it that is clear of lines and other labels. */
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
  const best = [...places].sort((a, b) => cost(a) - cost(b))[0];
  return best ?? [x, y - 14];
}
