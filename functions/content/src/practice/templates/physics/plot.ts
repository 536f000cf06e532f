import { withBanglaDigits } from '@pathshala/contract/digits';
import { languageOf } from '@pathshala/contract/languages';

export type Corner = readonly [x: number, y: number];

/** What is written at a plot, all in one language. */
export interface PlotWords {
  readonly x: string;
  readonly y: string;
  readonly line: string;
  readonly caption: string;
}

/** `(0, 4), (10, 4)` */
export const named = (corners: readonly Corner[]) => corners.map(([x, y]) => `(${x}, ${y})`).join(', ');

/**
 * A figure of a line of straight pieces.
 * @param corners from left to right, none below the axis
 * @param marked those with their numbers beside them, written as the line's name is
 */
export function plotOf(corners: readonly Corner[], marked: readonly Corner[], words: PlotWords): string {
  const isBangla = languageOf(words.line) === 'bn';
  const label = (one: Corner) => (isBangla ? withBanglaDigits(named([one])) : named([one]));
  const width = Math.max(...corners.map(([x]) => x));
  const height = Math.max(...corners.map(([, y]) => y));
  const figure = {
    kind: 'plot',
    x: [0, Math.ceil(width * 1.15)],
    y: [0, Math.ceil(height * 1.25)],
    xLabel: words.x,
    yLabel: words.y,
    lines: [{ points: corners, label: words.line }],
    points: marked.map((one) => ({ x: one[0], y: one[1], label: label(one) })),
    caption: words.caption,
  };
  return `\n\n\`\`\`figure\n${JSON.stringify(figure)}\n\`\`\``;
}
