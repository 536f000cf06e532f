import { object } from 'yup';
import { amount, figureKind, fullWidth, listOf, shared, words } from './kind.ts';
import { levelLine, ticksOf } from './plot.ts';
import { ink, leaf, rect, segment, text, textWidth, wrap } from './svg.ts';

const schema = object({
  ...shared,
  bars: listOf({ label: words, value: amount.min(0) }, 8)
    .min(1)
    .required(),
  unit: words,
}).noUnknown();

const { width, scale } = fullWidth;
const barsHeight = 200;
const top = 46;
const size = 15;

export const barChart = figureKind('bar-chart', schema, ({ bars, unit }, numeral) => {
  const max = Math.max(...bars.map((bar) => bar.value), 0.001);
  const ticks = ticksOf(0, max, 5);
  const left = Math.max(...ticks.map((value) => textWidth(numeral(value), size))) + 16;
  const slot = (width - 8 - left) / bars.length;
  const bottom = top + barsHeight;
  const names = bars.map((bar) => wrap(bar.label, size, slot - 8));
  const grid = ticks.map((value) =>
    levelLine(bottom - (value / max) * barsHeight, left, width - 8, numeral(value)),
  );
  const columns = bars.map(({ value }, index) => {
    const tall = (value / max) * barsHeight;
    const middle = left + (index + 0.5) * slot;
    const breadth = Math.min(64, slot * 0.6);
    const lines = names[index] ?? [];
    return (
      rect([middle - breadth / 2, bottom - tall], breadth, tall, { fill: leaf, radius: 3 }) +
      text([middle, bottom - tall - 7], numeral(value), { size, weight: 600 }) +
      lines.map((name, at) => text([middle, bottom + 21 + at * 18], name, { size })).join('')
    );
  });
  const body = [
    text([8, 18], unit, { size, anchor: 'start', weight: 600 }),
    ...grid,
    ...columns,
    segment([left, bottom], [width - 8, bottom], { stroke: ink }),
  ];
  const rows = Math.max(...names.map((lines) => lines.length));
  return { width, height: bottom + 12 + rows * 18, body: body.join(''), scale };
});
