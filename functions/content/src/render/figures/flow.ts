import { array, boolean, object } from 'yup';
import { type Drawing, figureKind, shared, words } from './kind.ts';
import { arrowHead, ink, leaf, type Point, path, rect, segment, text, textWidth, tint, wrap } from './svg.ts';

const schema = object({
  ...shared,
  steps: array().of(words).min(2).max(8).required(),
  loop: boolean(),
}).noUnknown();

const size = 16;
const lineHeight = 21;
const padding = 14;
const gap = 30;
const widestRow = 350;
const column = 300;

export const flow = figureKind('flow', schema, ({ steps, loop = false }) => {
  const widths = steps.map((step) => Math.ceil(textWidth(step, size)) + 2 * padding);
  const row = widths.reduce((sum, each) => sum + each, 0) + gap * (steps.length - 1);
  return row <= widestRow && !loop ? inRow(steps, widths, row) : inColumn(steps, loop);
});

function inRow(steps: readonly string[], widths: readonly number[], row: number): Drawing {
  const tall = lineHeight + 2 * padding - 4;
  let x = 4;
  const body = steps.map((step, index) => {
    const wide = widths[index] ?? 0;
    const box =
      rect([x, 4], wide, tall, { fill: tint, stroke: ink, width: 1.5, radius: 10 }) +
      text([x + wide / 2, 4 + tall / 2 + 5.5], step, { size });
    const end = x + wide;
    x = end + gap;
    const middle = 4 + tall / 2;
    return index === steps.length - 1 ? box : box + arrow([end, middle], [1, 0]);
  });
  return { width: row + 8, height: tall + 8, body: body.join('') };
}

function inColumn(steps: readonly string[], loop: boolean): Drawing {
  const lines = steps.map((step) => wrap(step, size, column - 2 * padding));
  const middle = 4 + column / 2;
  let y = 4;
  const tops: number[] = [];
  const body = lines.map((each, index) => {
    const tall = each.length * lineHeight + 2 * padding - 6;
    const top = y;
    tops.push(top + tall / 2);
    y = top + tall + gap;
    const texts = each.map((line, at) =>
      text([middle, top + padding + 12 + at * lineHeight], line, { size }),
    );
    const box = rect([4, top], column, tall, { fill: tint, stroke: ink, width: 1.5, radius: 10 });
    return box + texts.join('') + (index < lines.length - 1 ? arrow([middle, top + tall], [0, 1]) : '');
  });
  const back = loop ? backArrow(tops[0] ?? 0, tops.at(-1) ?? 0) : '';
  return { width: column + 8 + (loop ? 40 : 0), height: y - gap + 4, body: body.join('') + back };
}

/** Over the gap between two steps. @param towards to the right or down, 1 unit */
function arrow(from: Point, towards: Point): string {
  const ahead = (length: number): Point => [from[0] + length * towards[0], from[1] + length * towards[1]];
  return (
    segment(ahead(4), ahead(gap - 10), { stroke: leaf, width: 2.5 }) +
    arrowHead(from, ahead(gap - 3), 11, leaf)
  );
}

function backArrow(first: number, last: number): string {
  const [right, out] = [4 + column, 4 + column + 32];
  const d = `M${right + 3} ${last}H${out - 12}Q${out} ${last} ${out} ${last - 12}V${first + 12}Q${out} ${first} ${out - 12} ${first}H${right + 10}`;
  return path(d, { stroke: leaf, width: 2.5 }) + arrowHead([right + 20, first], [right + 3, first], 11, leaf);
}
