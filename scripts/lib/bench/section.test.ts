import { expect, test } from 'vitest';
import type { PageFigures } from './measure-page.ts';
import { type Loaded, pageSection } from './pages-part.ts';
import { tableOf } from './section.ts';
import { yardstickPath } from './yardstick.ts';

const figures = (largestPaint: number): PageFigures => ({
  score: 99,
  firstPaint: 900,
  largestPaint,
  blocking: 40,
  shift: 0,
  bytes: 204_800,
  script: 102_400,
  fonts: 30_720,
  requests: 21,
  machine: 2000,
});
const loaded = (path: string, line: Loaded['line'], largestPaint: number): Loaded => ({
  path,
  line,
  wire: 'h2',
  figures: figures(largestPaint),
});

test('the columns of all sections stand under each other, and notes under their own', () => {
  const text = tableOf([
    { head: ['API', 'ratio'], rows: [['a list', '1.20']], notes: ['of one machine'] },
    { head: ['Cold start', 'ratio'], rows: [['first answer', '12.30']] },
  ]);
  expect(text.split('\n')).toEqual([
    'API           ratio',
    'a list         1.20',
    'of one machine',
    '',
    'Cold start    ratio',
    'first answer  12.30',
  ]);
});

test('a page is compared with the yardstick on the same line, and what is held back stands beside it', () => {
  const { rows } = pageSection('Pages', [
    loaded(yardstickPath, 'simulated', 1000),
    loaded(yardstickPath, 'devtools', 700),
    loaded('/', 'simulated', 1500),
    loaded('/', 'devtools', 1400),
    loaded('/blogs', 'simulated', 2000),
  ]);
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ['yardstick', '1.00', '', '900 ms', '1000 ms', '700 ms'],
    ['/', '1.50', '', '900 ms', '1500 ms', '1400 ms'],
    ['/blogs', '2.00', '', '900 ms', '2000 ms', ''],
  ]);
  expect(rows[1]?.slice(6)).toEqual(['40 ms', '200 KB', '100 KB', '30 KB', '21', '0.000', '99']);
});
