import { object } from 'yup';
import { amount, figureKind, fullWidth, listOf, shared, words } from './kind.ts';
import {
  circle,
  ink,
  leaf,
  leastSize,
  marigold,
  rect,
  strengthened,
  subjectGround,
  text,
  textWidth,
  tint,
} from './svg.ts';

const countersSchema = object({
  ...shared,
  groups: listOf({ count: amount.integer().min(0).max(100), label: words }, 10)
    .min(1)
    .required(),
  perRow: amount.integer().min(1).max(12),
}).noUnknown();

const colours = [
  leaf,
  marigold,
  strengthened(subjectGround('english')),
  strengthened(subjectGround('bangla')),
];
const cell = 32;
const gap = 16;

export const counters = figureKind('counters', countersSchema, ({ groups, perRow }) => {
  const widest = Math.min(perRow, Math.max(...groups.map((group) => group.count)));
  const leftOf = (size: number) => Math.max(...groups.map((group) => textWidth(group.label, size))) + 18;
  const widthOf = (size: number) => Math.ceil(leftOf(size) + widest * cell + 6);
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
    const name = text([left - 12, top + (rows * cell) / 2 + 6], label, { size, weight: 600, anchor: 'end' });
    top += rows * cell + gap;
    return name + dots.join('');
  });
  return { width: widthOf(size), height: top - gap + 4, body: body.join('') };
});

const barsSchema = object({
  ...shared,
  bars: listOf(
    {
      parts: amount.integer().min(1).max(24),
      shaded: amount
        .integer()
        .min(0)
        .when('parts', ([parts], shaded) => shaded.max(parts as number)),
      label: words,
    },
    8,
  )
    .min(1)
    .required(),
}).noUnknown();

const { width, scale } = fullWidth;
const height = 36;
const barGap = 14;

export const fractionBars = figureKind('fraction-bars', barsSchema, ({ bars }) => {
  const left = Math.max(...bars.map((bar) => textWidth(bar.label, 16))) + 16;
  const length = width - left - 4;
  const body = bars.map(({ parts, shaded, label }, index) => {
    const top = 4 + index * (height + barGap);
    const cells = Array.from({ length: parts }, (_, part) =>
      rect([left + (part * length) / parts, top], length / parts, height, {
        fill: part < shaded ? leaf : tint,
        stroke: ink,
        width: 1.5,
      }),
    );
    return (
      text([left - 12, top + height / 2 + 6], label, { size: 16, weight: 600, anchor: 'end' }) +
      cells.join('')
    );
  });
  return { width, height: 4 + bars.length * (height + barGap) - barGap + 4, body: body.join(''), scale };
});
