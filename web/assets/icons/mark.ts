import { palette } from '../drawing/color.ts';
import { disc, group, num, rect, stroke } from '../drawing/svg.ts';

/** The school's mark, an open book under a marigold sun, in a box of 38 units. */
function book(): string {
  const lines =
    'M19 12.5C16 9.9 12 9.3 8.5 9.9v15.4c3.5-.6 7.5 0 10.5 2.6 3-2.6 7-3.2 10.5-2.6V9.9C26 9.3 22 9.9 19 12.5zM19 12.5v15';
  return stroke(lines, '#fff', 2.4) + disc(28.5, 9, 4.5, palette.marigold);
}

/**
 * The mark on its leaf-green ground.
 * @param side of the picture
 * @param radius of the ground's corners, as a share of the side; 0 where the system cuts its own shape
 * @param share of the side that the 38 units take: smaller where edges may be cut away
 */
export function mark(side: number, radius: number, share: number): string {
  const scale = (side * share) / 38;
  const offset = (side - side * share) / 2;
  return (
    rect(0, 0, side, side, palette.leaf, side * radius) +
    group(`translate(${num(offset)} ${num(offset)}) scale(${num(scale, 3)})`, book())
  );
}
