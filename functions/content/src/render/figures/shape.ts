import { array, boolean, object, string, tuple } from 'yup';
import { amount, figureKind, listOf, pair, shared, words } from './kind.ts';
import {
  arrowHead,
  circle,
  ink,
  leaf,
  leastSize,
  marigold,
  type Point,
  path,
  polygon,
  polyline,
  round,
  segment,
  strengthened,
  subjectGround,
  text,
  textWidth,
  tint,
} from './svg.ts';

/** Fills are translucent, so that text stays legible on each of them in light and dark. */
const fills = {
  leaf: { fill: leaf, opacity: 0.28 },
  marigold: { fill: marigold, opacity: 0.45 },
  bangla: { fill: subjectGround('bangla'), opacity: 0.32 },
  english: { fill: subjectGround('english'), opacity: 0.34 },
  physics: { fill: subjectGround('physics'), opacity: 0.32 },
  chemistry: { fill: subjectGround('chemistry'), opacity: 0.34 },
  tint: { fill: tint },
  none: { fill: 'none' },
} as const;
type Fill = keyof typeof fills;
const names = Object.keys(fills) as Fill[];

const fill = string<Fill>().oneOf(names).required();

const max = 60;

const shapeSchema = object({
  ...shared,
  viewBox: tuple([amount, amount, amount.positive(), amount.positive()]).required(),
  polygons: listOf({ points: array().of(pair).min(3).max(100).required(), fill }, max),
  circles: listOf({ x: amount, y: amount, r: amount.positive(), fill }, max),
  segments: listOf({ from: pair, to: pair, dashed: boolean() }, max),
  arrows: listOf({ from: pair, to: pair }, max),
  labels: listOf({ x: amount, y: amount, text: words }, max),
}).noUnknown();

const widthOnPage = 480;
const letter = 4.3;
const stroke = 0.5;

export const shape = figureKind('shape', shapeSchema, (figure) => {
  const [left, top, width, height] = figure.viewBox;
  const moved = ([x, y]: Point): Point => [x - left, y - top];
  const outline = (name: Fill) => {
    const colour = fills[name].fill;
    const plain = name === 'none' || name === 'tint' || name === 'leaf' || name === 'marigold';
    return { ...fills[name], stroke: plain ? ink : strengthened(colour), width: stroke };
  };
  const body = [
    ...(figure.polygons ?? []).map((one) => polygon(one.points.map(moved), outline(one.fill))),
    ...(figure.circles ?? []).map((one) => circle(moved([one.x, one.y]), one.r, outline(one.fill))),
    ...(figure.segments ?? []).map((one) =>
      segment(moved(one.from), moved(one.to), {
        stroke: ink,
        width: stroke,
        ...(one.dashed && { dash: '1.5 1.5' }),
      }),
    ),
    ...(figure.arrows ?? []).map((one) => arrow(moved(one.from), moved(one.to))),
    ...(figure.labels ?? []).map((one) =>
      text(moved([one.x, one.y]), one.text, {
        size: Math.max(letter, leastSize(width)),
        weight: 600,
      }),
    ),
  ];
  return { width, height, body: body.join(''), scale: widthOnPage / width };
});

function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const neck: Point = [to[0] - ((to[0] - from[0]) / length) * 2, to[1] - ((to[1] - from[1]) / length) * 2];
  return segment(from, neck, { stroke: ink, width: stroke * 1.4 }) + arrowHead(from, to, 3, ink);
}

const angleSchema = object({
  ...shared,
  degrees: amount.moreThan(0).lessThan(360),
  label: words,
}).noUnknown();

const ray = 150;
const arc = 42;
const size = 18;

function towards(degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [length * Math.cos(angle), -length * Math.sin(angle)];
}

export const angle = figureKind('angle', angleSchema, ({ degrees, label }) => {
  const open = towards(degrees, ray);
  const half = textWidth(label, size) / 2;
  const [middleX, middleY] = towards(degrees / 2, arc + 16 + half);
  const xs = [0, ray, open[0], middleX - half, middleX + half, -8];
  const ys = [0, open[1], middleY - size, middleY + size, 8, degrees > 90 ? -arc : 0];
  if (degrees > 180) {
    xs.push(-arc);
    ys.push(arc);
  }
  const [left, top] = [Math.min(...xs) - 12, Math.min(...ys) - 12];
  const moved = ([x, y]: Point): Point => [x - left, y - top];
  const vertex = moved([0, 0]);
  const mark = degrees === 90 ? square(moved) : arcPath(degrees, moved);
  const body =
    mark +
    segment(vertex, moved([ray, 0]), { stroke: ink, width: 3 }) +
    segment(vertex, moved(open), { stroke: ink, width: 3 }) +
    circle(vertex, 5, { fill: ink }) +
    text(moved([middleX, middleY + size * 0.35]), label, { size, weight: 600 });
  return {
    width: Math.ceil(Math.max(...xs) - left + 12),
    height: Math.ceil(Math.max(...ys) - top + 12),
    body,
  };
});

function square(moved: (point: Point) => Point): string {
  const side = 24;
  return polyline([moved([side, 0]), moved([side, -side]), moved([0, -side])], { stroke: leaf, width: 3 });
}

function arcPath(degrees: number, moved: (point: Point) => Point): string {
  const [startX, startY] = moved([arc, 0]);
  const [endX, endY] = moved(towards(degrees, arc));
  const large = degrees > 180 ? 1 : 0;
  const d = `M${round(startX)} ${round(startY)}A${arc} ${arc} 0 ${large} 0 ${round(endX)} ${round(endY)}`;
  return path(d, { stroke: leaf, width: 3 });
}

const clockSchema = object({
  ...shared,
  hour: amount.integer().min(0).max(23),
  minute: amount.integer().min(0).max(59),
}).noUnknown();

const centre = 120;
const handLengths = { hour: 44, minute: 67 } as const;

function at(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return [centre + radius * Math.sin(angle), centre - radius * Math.cos(angle)];
}

export const clock = figureKind('clock', clockSchema, ({ hour, minute }, numeral) => {
  const marks = Array.from({ length: 60 }, (_, index) =>
    segment(at(index / 60, index % 5 === 0 ? 97 : 102), at(index / 60, 107), {
      stroke: ink,
      width: index % 5 === 0 ? 3 : 1.5,
    }),
  );
  const numerals = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = at((index + 1) / 12, 81);
    return text([x, y + 7], numeral(index + 1), { size: 20, weight: 600 });
  });
  const turnOfHour = ((hour % 12) + minute / 60) / 12;
  const body = [
    circle([centre, centre], 114, { fill: 'none', stroke: ink, width: 4 }),
    ...marks,
    ...numerals,
    segment(at(turnOfHour, -10), at(turnOfHour, handLengths.hour), { stroke: ink, width: 8 }),
    segment(at(minute / 60, -14), at(minute / 60, handLengths.minute), { stroke: leaf, width: 5 }),
    circle([centre, centre], 7, { fill: marigold, stroke: ink }),
  ];
  return { width: 240, height: 240, body: body.join('') };
});
