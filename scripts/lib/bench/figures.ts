import type { PageFigures } from './measure-page.ts';

/** The value in the middle; between two, their mean. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** A run counts when it had at least this share of the machine that the best run had. */
const quietShare = 0.7;

/** Without the runs in which the machine was busy with something else. At least one stays. */
export function quietRuns(runs: readonly PageFigures[]): PageFigures[] {
  const best = Math.max(...runs.map(({ machine }) => machine));
  return runs.filter(({ machine }) => machine >= best * quietShare);
}

/** Each figure's median over the quiet runs. */
export function summed(runs: readonly PageFigures[]): PageFigures {
  const quiet = quietRuns(runs);
  const of = (name: keyof PageFigures) => median(quiet.map((run) => run[name]));
  return {
    score: of('score'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    bytes: of('bytes'),
    script: of('script'),
    fonts: of('fonts'),
    requests: of('requests'),
    machine: of('machine'),
  };
}

type Column = readonly [head: string, text: (figures: PageFigures, yardstick: PageFigures) => string];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

/** What is printed of a page; ratios come first, for the machine is not the phone. */
const columns: readonly Column[] = [
  ['LCP ratio', (one, bare) => (one.largestPaint / bare.largestPaint).toFixed(2)],
  ['score', ({ score }) => String(score)],
  ['FCP', ({ firstPaint }) => `${firstPaint.toFixed(0)} ms`],
  ['LCP', ({ largestPaint }) => `${largestPaint.toFixed(0)} ms`],
  ['TBT', ({ blocking }) => `${blocking.toFixed(0)} ms`],
  ['shift', ({ shift }) => shift.toFixed(3)],
  ['all', ({ bytes }) => kilobytes(bytes)],
  ['script', ({ script }) => kilobytes(script)],
  ['fonts', ({ fonts }) => kilobytes(fonts)],
  ['requests', ({ requests }) => String(requests)],
];

/** A table in text: one line a page. */
export function table(rows: readonly (readonly [string, PageFigures])[], yardstick: PageFigures): string {
  const cells = [
    ['page', ...columns.map(([head]) => head)],
    ...rows.map(([page, figures]) => [page, ...columns.map(([, text]) => text(figures, yardstick))]),
  ];
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
