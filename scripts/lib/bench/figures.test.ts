import { expect, test } from 'vitest';
import { median, quietRuns, summed, table } from './figures.ts';
import type { PageFigures } from './measure-page.ts';
import { yardstickOf } from './yardstick.ts';

const run = (largestPaint: number, machine: number): PageFigures => ({
  score: 99,
  firstPaint: 900,
  largestPaint,
  blocking: 40,
  shift: 0,
  bytes: 204_800,
  script: 102_400,
  fonts: 30_720,
  requests: 21,
  machine,
});

test('the median is the one in the middle, or between two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('runs in which the machine was busy do not count', () => {
  const runs = [run(1200, 2000), run(1300, 1900), run(9000, 600)];
  expect(quietRuns(runs)).toHaveLength(2);
  expect(summed(runs).largestPaint).toBe(1250);
});

test('the table compares each page with the yardstick', () => {
  const [head, home] = table([['/', run(1500, 2000)]], run(1000, 2000)).split('\n');
  expect(head?.split(/ {2,}/).slice(0, 3)).toEqual(['page', 'LCP ratio', 'score']);
  expect(home?.split(/ {2,}/)).toEqual([
    '/',
    '1.50',
    '99',
    '900 ms',
    '1500 ms',
    '40 ms',
    '0.000',
    '200 KB',
    '100 KB',
    '30 KB',
    '21',
  ]);
});

test('the yardstick has the words of the page and nothing else', () => {
  const page = yardstickOf(
    '<html><head><style>a{}</style></head><body><h1 class="x">Hello <svg><path/></svg><b>you</b></h1><img src="/a.png"><script>1</script><a href="/">Home</a></body></html>',
  );
  expect(page).toContain('<body><h1>Hello you</h1>Home</body>');
  expect(page).not.toMatch(/script|style|img|svg/);
});
