import { arrowHead, leaf, path, round, text } from './svg.ts';
import { rowsApart, textWidth } from './text-size.ts';

export interface Jump {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

interface Above {
  /** The height of the jumps and their labels above the line. */
  readonly height: number;
  readonly draw: (y: number) => string;
}

interface Placed {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  /** The height of the jump above the line. */
  readonly rise: number;
  /** Whether there are shorter jumps below it. Then it gets a flat top, to clear their labels. */
  readonly over: boolean;
  /** The height of the label's baseline above the line. */
  readonly words: number;
}

const size = 15;

/** Arcs from start to end, each with its label above. A jump over others passes above their labels. */
export function jumpsAbove(jumps: readonly Jump[], x: (value: number) => number): Above {
  const placed = place(jumps, x);
  return {
    height: placed.length > 0 ? Math.max(...placed.map((one) => one.words)) + 16 : 10,
    draw: (y) => placed.map((one) => drawJump(one, y)).join(''),
  };
}

/** Shortest first, so that the jumps below are known before a longer one is placed. */
function place(jumps: readonly Jump[], x: (value: number) => number): Placed[] {
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

/** Whether two jumps overlap in more than an end point. */
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
