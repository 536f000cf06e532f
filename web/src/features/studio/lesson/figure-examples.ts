/** A figure of each kind to begin with: what stands in it says what its fields are. */
export const figureExamples: Readonly<Record<string, object>> = {
  'number-line': {
    from: 0,
    to: 10,
    step: 1,
    points: [{ at: 4, label: '4' }],
    jumps: [{ from: 1, to: 4, label: '+3' }],
    caption: 'A number line from 0 to 10. A jump of three leads from 1 to 4.',
  },
  'fraction-bars': {
    bars: [{ parts: 4, shaded: 3, label: '3/4' }],
    caption: 'A bar of four equal parts, three of them shaded.',
  },
  clock: { hour: 3, minute: 30, caption: 'A clock that shows half past three.' },
  counters: { groups: [{ count: 5, label: 'mangoes' }], perRow: 5, caption: 'Five mangoes in a row.' },
  angle: { degrees: 60, label: '60°', caption: 'An angle of sixty degrees.' },
  plot: {
    x: [-2, 4],
    y: [-2, 6],
    xLabel: 'x',
    yLabel: 'y',
    curves: [{ coefficients: [1, 1], from: -2, to: 4, label: 'y = x + 1' }],
    points: [{ x: 0, y: 1, label: '(0, 1)' }],
    caption: 'The straight line y = x + 1, which crosses the axis at 1.',
  },
  'bar-chart': {
    bars: [
      { label: 'Rima', value: 4 },
      { label: 'Sohel', value: 6 },
    ],
    unit: 'books',
    caption: 'Books that were read: four by Rima, six by Sohel.',
  },
  flow: {
    steps: ['Read', 'Think', 'Answer'],
    loop: false,
    caption: 'Three steps: first read, then think, then answer.',
  },
  shape: {
    viewBox: [0, 0, 60, 48],
    circles: [{ x: 30, y: 20, r: 16, fill: 'marigold' }],
    segments: [{ from: [30, 4], to: [30, 36] }],
    labels: [{ x: 30, y: 45, text: 'half' }],
    caption: 'A circle that is cut into two equal halves.',
  },
};

/** A figure as it is written in a lesson, a field on a line. */
export function figureText(kind: string): string {
  return JSON.stringify({ kind, ...figureExamples[kind] }, null, 1);
}

/** Its JSON on one line, as the school's files have it. */
export function figureBlock(json: string): string {
  return `\`\`\`figure\n${JSON.stringify(JSON.parse(json))}\n\`\`\``;
}
