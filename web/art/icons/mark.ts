import { mark as shape } from '@pathshala/brand/mark';
import { palette } from '../drawing/color.ts';
import { disc, group, num, rect, stroke } from '../drawing/svg.ts';

/** The school's mark without its ground. */
function book(): string {
  const { cx, cy, r } = shape.sun;
  return stroke(shape.book, '#fff', shape.weight) + disc(cx, cy, r, palette.marigold);
}

/**
 * The mark on its leaf-green ground.
 * @param side of the picture
 * @param radius of the ground's corners, as a share of the side; 0 where the system cuts its own shape
 * @param share of the side that the mark's box takes: smaller where edges may be cut away
 */
export function mark(side: number, radius: number, share: number): string {
  const scale = (side * share) / shape.box;
  const offset = (side - side * share) / 2;
  return (
    rect(0, 0, side, side, palette.leaf, side * radius) +
    group(`translate(${num(offset)} ${num(offset)}) scale(${num(scale, 3)})`, book())
  );
}
