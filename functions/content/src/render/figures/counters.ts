import { array, number, object, string } from 'yup';
import { figureKind, shared } from './kind.ts';
import { circle, ink, leaf, marigold, strengthened, subjectGround, text } from './svg.ts';
import { leastSize, textWidth } from './text-size.ts';

const schema = object({
  ...shared,
  groups: array()
    .of(
      object({
        count: number().integer().min(0).max(100).required(),
        label: string().required(),
      }).noUnknown(),
    )
    .min(1)
    .max(10)
    .required(),
  perRow: number().integer().min(1).max(12).required(),
}).noUnknown();

const colours = [
  leaf,
  marigold,
  strengthened(subjectGround('english')),
  strengthened(subjectGround('bangla')),
];
const cell = 32;
const gap = 16;

/**
 * Groups of round counters one below the other, in rows of `perRow`. Groups with the same label have the same colour.
 */
export const counters = figureKind('counters', schema, ({ groups, perRow }) => {
  const widest = Math.min(perRow, Math.max(...groups.map((group) => group.count)));
  const leftOf = (size: number) => Math.max(...groups.map((group) => textWidth(group.label, size))) + 18;
  const widthOf = (size: number) => Math.ceil(leftOf(size) + widest * cell + 6);
  // Larger letters make the drawing wider.
  const size = Math.max(16, Math.ceil(leastSize(widthOf(leastSize(widthOf(16))))));
  const left = leftOf(size);
  const labels = [...new Set(groups.map((group) => group.label))];
  let top = 4;
  const body = groups.map(({ count, label }) => {
    const rows = Math.max(1, Math.ceil(count / perRow));
    const fill = colours[labels.indexOf(label) % colours.length] ?? leaf;
    const dots = Array.from({ length: count }, (_, dot) =>
      circle([left + ((dot % perRow) + 0.5) * cell, top + (Math.floor(dot / perRow) + 0.5) * cell], 12, {
        fill,
        stroke: ink,
        width: 1.5,
      }),
    );
    const name = text([left - 12, top + (rows * cell) / 2 + 6], label, {
      size,
      weight: 600,
      anchor: 'end',
    });
    top += rows * cell + gap;
    return name + dots.join('');
  });
  return { width: widthOf(size), height: top - gap + 4, body: body.join('') };
});
