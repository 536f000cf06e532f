import { array, boolean, number, object, string, tuple } from 'yup';
import { figureKind, shared } from './kind.ts';
import {
  arrowHead,
  circle,
  ink,
  leaf,
  marigold,
  type Point,
  polygon,
  segment,
  strengthened,
  subjectGround,
  text,
  tint,
} from './svg.ts';
import { leastSize } from './text-size.ts';

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

const pair = tuple([number().required(), number().required()]).required();
const fill = string<Fill>().oneOf(names).required();

/** The most parts of one kind: more than anybody can tell apart in one drawing. */
const max = 60;

const schema = object({
  ...shared,
  viewBox: tuple([
    number().required(),
    number().required(),
    number().positive().required(),
    number().positive().required(),
  ]).required(),
  polygons: array()
    .of(object({ points: array().of(pair).min(3).max(100).required(), fill }).noUnknown())
    .max(max),
  circles: array()
    .of(
      object({
        x: number().required(),
        y: number().required(),
        r: number().positive().required(),
        fill,
      }).noUnknown(),
    )
    .max(max),
  segments: array()
    .of(object({ from: pair, to: pair, dashed: boolean() }).noUnknown())
    .max(max),
  arrows: array()
    .of(object({ from: pair, to: pair }).noUnknown())
    .max(max),
  labels: array()
    .of(object({ x: number().required(), y: number().required(), text: string().required() }).noUnknown())
    .max(max),
}).noUnknown();

const widthOnPage = 480;
const letter = 4.3;
const stroke = 0.5;

/** A free drawing in its own units: polygons, circles, segments, arrows and labels, drawn in this order. */
export const shape = figureKind('shape', schema, (figure) => {
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
        ...(one.dashed ? { dash: '1.5 1.5' } : {}),
      }),
    ),
    ...(figure.arrows ?? []).map((one) => arrow(moved(one.from), moved(one.to))),
    ...(figure.labels ?? []).map((one) =>
      text(moved([one.x, one.y]), one.text, {
        size: Math.max(letter, leastSize(width)),
        weight: 600,
        halo: false,
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
