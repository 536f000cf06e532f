import { messageRefOf } from '@pathshala/contract/http/validation';
import { translations } from '@pathshala/contract/text/languages';
import { sayOf } from '@pathshala/messages/say';
import { expect, test } from 'vitest';
import { schoolContent } from '../../testing/school-content.ts';
import { renderMarkdown } from '../render-lesson.ts';
import { phoneWidth, smallestText } from './text-size.ts';

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

test('figures are images named by their caption', () => {
  const html = renderMarkdown(figure(clock));
  const name = 'A clock that shows three o’clock &amp; &lt;no more&gt;.';
  expect(html).toContain(`<svg role="img" aria-label="${name}" viewBox="0 0 240 240"`);
  expect(html).toContain(`<figcaption>${name}</figcaption></figure>`);
  expect(html).not.toMatch(/ id="|<script|xlink/);
});

test.each([
  [
    'an unknown kind',
    { ...clock, kind: 'cube' },
    'figure 2: kind: cube is not one of number-line, fraction-bars',
  ],
  ['no caption', { kind: 'clock', hour: 3, minute: 0 }, 'figure 2: clock: caption: must be filled in'],
  ['a wrong number', { ...clock, hour: 31 }, 'figure 2: clock: hour: must be 23 or less'],
  ['a text for a number', { ...clock, minute: '5' }, 'figure 2: clock: minute: has the wrong type'],
  ['an unknown field', { ...clock, second: 3 }, 'figure 2: clock: has unknown fields: second'],
  [
    'a point off the line',
    { kind: 'number-line', from: 0, to: 5, step: 1, points: [{ at: 7, label: 'P' }], caption },
    'figure 2: number-line: 7 is outside 0 to 5',
  ],
  [
    'more shaded than there is',
    { kind: 'fraction-bars', bars: [{ parts: 3, shaded: 4, label: '4/3' }], caption },
    'figure 2: fraction-bars: bars[0].shaded: must be 3 or less',
  ],
  [
    'a line outside its axes',
    {
      kind: 'plot',
      x: [0, 1],
      y: [0, 1],
      xLabel: 'x',
      yLabel: 'y',
      lines: [
        {
          points: [
            [5, 5],
            [6, 6],
          ],
          label: 'l',
        },
      ],
      caption,
    },
    'figure 2: plot: l: is completely outside the axes',
  ],
])('%s is named with the figure’s place', (_what, fields, message) => {
  expect(refusalOf(() => renderMarkdown(figure(clock) + figure(fields)))).toContain(message);
});

test.each([
  ['clock', clock, '১২'],
  ['bar-chart', { kind: 'bar-chart', bars: [{ label: 'আম', value: 15 }], unit: 'টি', caption }, '১৫'],
  ['number-line', { kind: 'number-line', from: -5, to: 5, step: 1, caption }, '−৪'],
  ['number-line', { kind: 'number-line', from: 0, to: 1, step: 0.25, caption }, '৩/৪'],
  ['plot', { kind: 'plot', x: [0, 20], y: [0, 0.5], xLabel: 'x', yLabel: 'y', caption }, '০.১'],
])('the numbers that a %s writes itself have Bangla digits in a Bangla text', (_kind, fields, number) => {
  const drawn = (lang?: 'bn') =>
    [...renderMarkdown(figure(fields), lang).matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(drawn('bn')).toContain(number);
  expect(drawn('bn').join('')).not.toMatch(/[0-9]/);
  expect(drawn().join('')).not.toMatch(/[০-৯]/);
});

test('no text in a lesson’s figure is smaller than 12 pixels on a phone', () => {
  const small = [schoolContent(), ...translations.map((one) => schoolContent().in[one])].flatMap(
    ({ lessons }) =>
      [...lessons].flatMap(([course, all]) =>
        all.flatMap(({ id, body, quiz }) =>
          [...`${body}${JSON.stringify(quiz)}`.matchAll(/<svg role="img"[\s\S]*?<\/svg>/g)].flatMap(
            ([svg]) => {
              const [, width = '', widest = ''] = /viewBox="0 0 ([\d.]+).*?max-width:(\d+)px/.exec(svg) ?? [];
              const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
              const least = (Math.min(...sizes) * Math.min(phoneWidth, Number(widest))) / Number(width);
              return least < smallestText - 0.1 ? [`${course}/${id}: ${least} of ${width}`] : [];
            },
          ),
        ),
      ),
  );
  expect(small).toEqual([]);
});

test('broken JSON is reported', () => {
  expect(refusalOf(() => renderMarkdown('```figure\n{"kind":\n```\n'))).toContain('figure 1: ');
});

test('the hour hand of a clock moves between the hours', () => {
  const at = (hour: number, minute: number) => renderMarkdown(figure({ ...clock, hour, minute }));
  expect(at(8, 30)).not.toContain(/M[\d. ]+L[\d. ]+" style="[^"]*stroke-width:8/.exec(at(8, 0))?.[0]);
});

test('a number line labels zero, however few numbers fit', () => {
  const html = renderMarkdown(figure({ kind: 'number-line', from: -25, to: 25, step: 5, caption }));
  expect([...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual([
    '−20',
    '−10',
    '0',
    '10',
    '20',
  ]);
});

test('a jump over others clears their labels', () => {
  const jumps = [
    { from: -5, to: 4, label: '+9' },
    { from: 4, to: -8, label: '−12' },
    { from: -8, to: -5, label: '+3' },
  ];
  const html = renderMarkdown(figure({ kind: 'number-line', from: -10, to: 6, step: 2, jumps, caption }));
  const heights = ['+3', '+9', '−12'].map((label) =>
    Number(new RegExp(`y="([\\d.]+)"[^>]*>\\${label}<`).exec(html)?.[1]),
  );
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  expect(new Set(heights).size).toBe(3);
});
