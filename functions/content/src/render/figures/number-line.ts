import { MessageError } from '@pathshala/contract/http/validation';
import { array, type InferType, number, object, string } from 'yup';
import { figureKind, fullWidth, type Numeral, shared } from './kind.ts';
import { jumpsAbove } from './number-line-jumps.ts';
import { arrowHead, circle, ink, marigold, segment, soft, text } from './svg.ts';
import { rowsApart, textWidth } from './text-size.ts';

const schema = object({
  ...shared,
  from: number().required(),
  to: number()
    .required()
    .when('from', ([from], to) => to.moreThan(from as number)),
  step: number().positive().required(),
  points: array()
    .of(object({ at: number().required(), label: string().required() }).noUnknown())
    .max(8),
  jumps: array()
    .of(
      object({ from: number().required(), to: number().required(), label: string().required() }).noUnknown(),
    )
    .max(12),
}).noUnknown();

type NumberLine = InferType<typeof schema>;

const { width, scale } = fullWidth;
const margin = 30;
const maximumTicks = 60;

export const numberLine = figureKind('number-line', schema, (figure, numeral) => {
  const { from, to, step, points = [], jumps = [] } = figure;
  for (const at of [...points.map((one) => one.at), ...jumps.flatMap((one) => [one.from, one.to])]) {
    if (at < from || at > to) throw new MessageError('faults.outside', { at, from, to });
  }
  if ((to - from) / step > maximumTicks) throw new MessageError('faults.ticks', { most: maximumTicks });
  const x = (value: number) => margin + ((value - from) / (to - from)) * (width - 2 * margin);
  const above = jumpsAbove(jumps, x);
  const y = above.height + 14;
  const below = pointsBelow(points, x, y);
  const axis =
    segment([10, y], [width - 10, y], { stroke: ink }) +
    arrowHead([width - 30, y], [width - 4, y], 10, ink) +
    arrowHead([30, y], [4, y], 10, ink);
  const body = axis + ticks(figure, x, y, numeral) + above.draw(y) + below.body;
  return { width, height: below.bottom, body, scale };
});

/** Ticks with as many numerals as fit, always including zero. Steps below one are labelled as fractions. */
function ticks(
  { from, to, step }: NumberLine,
  x: (value: number) => number,
  y: number,
  numeral: Numeral,
): string {
  const count = Math.floor((to - from) / step + 1e-9);
  const values = Array.from({ length: count + 1 }, (_, index) => from + index * step);
  const names = values.map((value) => tickName(value, step, numeral));
  const widest = Math.max(...names.map((name) => textWidth(name, 15))) + 5;
  const every = Math.ceil(widest / (x(from + step) - x(from)));
  return values
    .map((value, index) => {
      const named = Math.round(value / step) % every === 0;
      const tick = segment([x(value), y - (named ? 7 : 4)], [x(value), y + (named ? 7 : 4)], { stroke: ink });
      return tick + (named ? text([x(value), y + 26], names[index] ?? '', { fill: soft }) : '');
    })
    .join('');
}

function tickName(value: number, step: number, numeral: Numeral): string {
  const parts = 1 / step;
  const isFraction = step < 1 && Math.abs(parts - Math.round(parts)) < 1e-9 && Math.round(parts) !== 10;
  if (!isFraction || Math.abs(value - Math.round(value)) < 1e-9) return numeral(value);
  return `${numeral(Math.round(value * parts))}/${numeral(Math.round(parts))}`;
}

function pointsBelow(
  points: NonNullable<NumberLine['points']>,
  x: (value: number) => number,
  y: number,
): { readonly body: string; readonly bottom: number } {
  const places = points.map(({ at, label }) => {
    const half = textWidth(label, 15) / 2;
    return Math.min(width - half - 4, Math.max(half + 4, x(at)));
  });
  const rows = rowsApart(
    points.map(({ label }, index) => {
      const half = textWidth(label, 15) / 2;
      return [(places[index] ?? 0) - half, (places[index] ?? 0) + half] as const;
    }),
  );
  const body = points.map(({ at, label }, index) => {
    const base = y + 49 + (rows[index] ?? 0) * 20;
    return (
      circle([x(at), y], 7, { fill: marigold, stroke: ink }) +
      text([places[index] ?? 0, base], label, { weight: 600 })
    );
  });
  const bottom = y + (points.length > 0 ? 58 + Math.max(...rows) * 20 : 36);
  return { body: body.join(''), bottom };
}
