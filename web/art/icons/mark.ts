import { mark as shape } from '@pathshala/brand/mark';
import { palette } from '../drawing/color.ts';
import { fill, group, num, rect, stroke, svg } from '../drawing/svg.ts';

const signOfSchool = () =>
  shape.parts
    .map(
      ({ d, ...ink }) =>
        (ink.fill ? fill(d, palette[ink.fill]) : '') +
        (ink.stroke ? stroke(d, palette[ink.stroke], ink.weight ?? 1) : ''),
    )
    .join('');

/**
 * The mark on its ground.
 * @param side of the picture
 * @param radius of the ground's corners, as a share of the side; 0 if the system cuts its own shape
 * @param share of the side for the mark: smaller if edges may be cut off
 */
export function mark(side: number, radius: number, share: number): string {
  const scale = (side * share) / shape.box;
  const offset = (side - side * share) / 2;
  return (
    rect(0, 0, side, side, palette.leaf, side * radius) +
    group(`translate(${num(offset)} ${num(offset)}) scale(${num(scale, 3)})`, signOfSchool())
  );
}

export function markPicture(ground: string = palette.leaf): string {
  const side = shape.box;
  return svg(side, side, rect(0, 0, side, side, ground, side * shape.radius) + signOfSchool());
}
