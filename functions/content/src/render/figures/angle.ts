import { number, object, string } from 'yup';
import { figureKind, shared } from './kind.ts';
import { circle, ink, leaf, type Point, path, polyline, round, segment, text } from './svg.ts';
import { textWidth } from './text-size.ts';

const schema = object({
  ...shared,
  degrees: number().moreThan(0).lessThan(360).required(),
  label: string().required(),
}).noUnknown();

export const ray = 150;
const arc = 42;
const size = 18;

function towards(degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [length * Math.cos(angle), -length * Math.sin(angle)];
}

/** An angle measured anticlockwise from a horizontal ray, with an arc, or a square for a right angle. */
export const angle = figureKind('angle', schema, ({ degrees, label }) => {
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
