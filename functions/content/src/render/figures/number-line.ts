import { MessageError } from '@pathshala/contract/http/validation';
import { type InferType, object } from 'yup';
import { amount, figureKind, fullWidth, listOf, type Numeral, shared, words } from './kind.ts';
import {
  arrowHead,
  circle,
  ink,
  leaf,
  marigold,
  path,
  round,
  rowsApart,
  segment,
  soft,
  text,
  textWidth,
} from './svg.ts';

interface Placed {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly rise: number;
  /** Whether there are shorter jumps below it. Then it gets a flat top, to clear their labels. */
  readonly over: boolean;
  readonly words: number;
}

const size = 15;

function jumpsAbove(jumps: Jumps, x: (value: number) => number) {
  const placed = place(jumps, x);
  return {
    height: placed.length > 0 ? Math.max(...placed.map((one) => one.words)) + 16 : 10,
    draw: (y: number) => placed.map((one) => drawJump(one, y)).join(''),
  };
}

/** Shortest first, so that the jumps below are known before a longer one is placed. */
function place(jumps: Jumps, x: (value: number) => number): Placed[] {
  const spans = jumps
    .map(({ from, to, label }) => ({ label, start: x(from), end: x(to) }))
    .sort((a, b) => Math.abs(a.end - a.start) - Math.abs(b.end - b.start));
  const rows = rowsApart(spans.map(({ label, start, end }) => labelSpan(label, (start + end) / 2)));
  const placed: Placed[] = [];
  for (const [index, span] of spans.entries()) {
    const under = placed.filter((other) => crosses(span, other));
    const free = Math.min(52, Math.max(16, Math.abs(span.end - span.start) * 0.3));
    const rise = Math.max(free, ...under.map((other) => other.words + 20));
    const lift = under.length === 0 ? (rows[index] ?? 0) * 20 : 0;
    placed.push({ ...span, rise, over: under.length > 0, words: rise + lift + 13 });
  }
  return placed;
}

function labelSpan(label: string, middle: number): readonly [number, number] {
  const half = textWidth(label, size) / 2;
  return [middle - half, middle + half];
}

function crosses(a: Pick<Placed, 'start' | 'end'>, b: Pick<Placed, 'start' | 'end'>): boolean {
  const [left, right] = [Math.min(a.start, a.end), Math.max(a.start, a.end)];
  return left < Math.max(b.start, b.end) - 1 && Math.min(b.start, b.end) < right - 1;
}

function drawJump({ label, start, end, rise, over, words }: Placed, y: number): string {
  const d = over ? flat(start, end, rise, y) : arc(start, end, rise, y);
  return (
    path(d, { stroke: leaf, width: 2.5 }) +
    arrowHead([end, y - 20], [end, y - 5], 9, leaf) +
    text([(start + end) / 2, y - words], label, { size, weight: 600, fill: leaf })
  );
}

function arc(start: number, end: number, rise: number, y: number): string {
  const half = round(Math.abs(end - start) / 2);
  return `M${round(start)} ${y - 5}A${half} ${round(rise)} 0 0 ${end > start ? 1 : 0} ${round(end)} ${y - 9}`;
}

function flat(start: number, end: number, rise: number, y: number): string {
  const corner = end > start ? 14 : -14;
  const top = round(y - rise - 5);
  const [left, right] = [round(start), round(end)];
  return (
    `M${left} ${y - 5}V${top + 14}Q${left} ${top} ${round(start + corner)} ${top}` +
    `H${round(end - corner)}Q${right} ${top} ${right} ${top + 14}V${y - 9}`
  );
}

const schema = object({
  ...shared,
  from: amount,
  to: amount.when('from', ([from], to) => to.moreThan(from as number)),
  step: amount.positive(),
  points: listOf({ at: amount, label: words }, 8),
  jumps: listOf({ from: amount, to: amount, label: words }, 12),
}).noUnknown();

type NumberLine = InferType<typeof schema>;
type Jumps = NonNullable<NumberLine['jumps']>;

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

function ticks(
  { from, to, step, points = [] }: NumberLine,
  x: (value: number) => number,
  y: number,
  numeral: Numeral,
): string {
  const count = Math.floor((to - from) / step + 1e-9);
  const values = Array.from({ length: count + 1 }, (_, index) => from + index * step);
  const names = values.map((value) => tickName(value, step, numeral));
  const widest = Math.max(...names.map((name) => textWidth(name, size))) + 5;
  const every = Math.ceil(widest / (x(from + step) - x(from)));
  return values
    .map((value, index) => {
      const named = Math.round(value / step) % every === 0;
      const tick = segment([x(value), y - (named ? 7 : 4)], [x(value), y + (named ? 7 : 4)], { stroke: ink });
      const name = names[index] ?? '';
      const isSaid = points.some(({ at, label }) => label === name && Math.abs(at - value) < 1e-9);
      return tick + (named && !isSaid ? text([x(value), y + 26], name, { fill: soft }) : '');
    })
    .join('');
}

function tickName(value: number, step: number, numeral: Numeral): string {
  const parts = 1 / step;
  const isFraction = step < 1 && Math.abs(parts - Math.round(parts)) < 1e-9 && Math.round(parts) !== 10;
  if (!isFraction || Math.abs(value - Math.round(value)) < 1e-9) return numeral(value);
  return `${numeral(Math.round(value * parts))}/${numeral(Math.round(parts))}`;
}

function pointsBelow(points: NonNullable<NumberLine['points']>, x: (value: number) => number, y: number) {
  const placed = points.map(({ at, label }) => {
    const half = textWidth(label, size) / 2;
    return { at, label, middle: Math.min(width - half - 4, Math.max(half + 4, x(at))) };
  });
  const rows = rowsApart(placed.map(({ label, middle }) => labelSpan(label, middle)));
  const body = placed.map(({ at, label, middle }, index) => {
    const base = y + 49 + (rows[index] ?? 0) * 20;
    const dot = circle([x(at), y], 7, { fill: marigold, stroke: ink });
    return dot + text([middle, base], label, { weight: 600 });
  });
  const bottom = y + (points.length > 0 ? 58 + Math.max(...rows) * 20 : 36);
  return { body: body.join(''), bottom };
}
