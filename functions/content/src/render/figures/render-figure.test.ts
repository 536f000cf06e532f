import { messageRefOf } from '@pathshala/contract/http/validation';
import { sayOf } from '@pathshala/messages/say';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../render-lesson.ts';

/** The error message for a text that cannot be rendered. */
function refusalOf(render: () => string): string {
  try {
    return render();
  } catch (error) {
    return sayOf('en', messageRefOf(error));
  }
}

const figure = (fields: unknown) => `\`\`\`figure\n${JSON.stringify(fields)}\n\`\`\`\n`;
const caption = 'A clock that shows three o’clock & <no more>.';
const clock = { kind: 'clock', hour: 3, minute: 0, caption };
const line = { kind: 'number-line', from: 0, to: 5, step: 1, caption };
const plot = { kind: 'plot', x: [0, 1], y: [0, 1], xLabel: 'x', yLabel: 'y', caption };
const drawn = (fields: unknown, lang?: 'bn') =>
  [...renderMarkdown(figure(fields), lang).matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words);

test('figures are images named by their caption', () => {
  const html = renderMarkdown(figure(clock));
  const name = 'A clock that shows three o’clock &amp; &lt;no more&gt;.';
  expect(html).toContain(`<svg role="img" aria-label="${name}" viewBox="0 0 240 240"`);
  expect(html).not.toMatch(/ id="|<script|xlink/);
});

test.each([
  [{ ...clock, kind: 'cube' }, 'kind: cube is not one of number-line, fraction-bars'],
  [{ kind: 'clock', hour: 3, minute: 0 }, 'clock: caption: must be filled in'],
  [{ ...clock, hour: 31 }, 'clock: hour: must be 23 or less'],
  [{ ...clock, minute: '5' }, 'clock: minute: has the wrong type'],
  [{ ...clock, second: 3 }, 'clock: has unknown fields: second'],
  [{ ...line, points: [{ at: 7, label: 'P' }] }, 'number-line: 7 is outside 0 to 5'],
  [
    { kind: 'fraction-bars', bars: [{ parts: 3, shaded: 4, label: '4/3' }], caption },
    'fraction-bars: bars[0].shaded: must be 3 or less',
  ],
  [
    { ...plot, curves: [{ coefficients: [5], from: 0, to: 1, label: 'l' }] },
    'plot: l: is completely outside the axes',
  ],
])('%j is refused with the figure’s place', (fields, message) => {
  const refusal = refusalOf(() => renderMarkdown(figure(clock) + figure(fields)));
  expect(refusal).toContain(`figure 2: ${message}`);
});

test.each([
  [clock, '১২'],
  [{ kind: 'bar-chart', bars: [{ label: 'আম', value: 15 }], unit: 'টি', caption }, '১৫'],
  [{ ...line, from: -5 }, '−৪'],
  [{ ...line, to: 1, step: 0.25 }, '৩/৪'],
  [{ ...plot, x: [0, 20], y: [0, 0.5] }, '০.১'],
])('the numbers that %j writes itself have Bangla digits in a Bangla text', (fields, number) => {
  expect(drawn(fields, 'bn')).toContain(number);
  expect(drawn(fields, 'bn').join('')).not.toMatch(/[0-9]/);
  expect(drawn(fields).join('')).not.toMatch(/[০-৯]/);
});

test('the hour hand of a clock moves between the hours', () => {
  const at = (hour: number, minute: number) => renderMarkdown(figure({ ...clock, hour, minute }));
  expect(at(8, 30)).not.toContain(/M[\d. ]+L[\d. ]+" style="[^"]*stroke-width:8/.exec(at(8, 0))?.[0]);
});

test('a number line labels zero, however few numbers fit', () => {
  expect(drawn({ ...line, from: -25, to: 25, step: 5 })).toEqual(['−20', '−10', '0', '10', '20']);
});

test('a jump over others clears their labels', () => {
  const jumps = [
    { from: -5, to: 4, label: '+9' },
    { from: 4, to: -8, label: '−12' },
    { from: -8, to: -5, label: '+3' },
  ];
  const html = renderMarkdown(figure({ ...line, from: -10, to: 6, step: 2, jumps }));
  const heights = ['+3', '+9', '−12'].map((label) =>
    Number(new RegExp(`y="([\\d.]+)"[^>]*>\\${label}<`).exec(html)?.[1]),
  );
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  expect(new Set(heights).size).toBe(3);
});
