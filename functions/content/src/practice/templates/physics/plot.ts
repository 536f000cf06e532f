import { type Figure, say, type Text } from '../../text.ts';

export type Corner = readonly [x: number, y: number];

/** The texts of a plot. */
interface PlotWords {
  readonly y: Text;
  readonly line: Text;
  readonly caption: Text;
}

/** `(0, 4), (10, 4)` */
export const named = (corners: readonly Corner[]) => corners.map(([x, y]) => `(${x}, ${y})`).join(', ');

/**
 * A figure of a line made of straight pieces, over time.
 * @param corners from left to right, none of them below the axis
 * @param marked corners that are labelled with their coordinates
 */
export function plotOf(corners: readonly Corner[], marked: readonly Corner[], words: PlotWords): Figure {
  const width = Math.max(...corners.map(([x]) => x));
  const height = Math.max(...corners.map(([, y]) => y));
  return {
    figure: {
      kind: 'plot',
      x: [0, Math.ceil(width * 1.15)],
      y: [0, Math.ceil(height * 1.25)],
      xLabel: 't (s)',
      yLabel: words.y,
      lines: [{ points: corners, label: words.line }],
      points: marked.map(([x, y]) => ({ x, y, label: say('plot.corner', { x, y }) })),
      caption: words.caption,
    },
  };
}
