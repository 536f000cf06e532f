import { expect, test } from 'vitest';
import { median, quantile, quietRuns, summed } from './figures.ts';

const run = (largestPaint: number, machine: number) => ({ largestPaint, machine });

test('the median is the one in the middle, or between two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('of a hundred and one values, five are above the 95th percentile', () => {
  const values = Array.from({ length: 101 }, (_, at) => 100 - at);
  expect(quantile(values, 0.95)).toBe(95);
  expect(quantile([10, 20], 0.75)).toBe(17.5);
});

test('runs in which the machine was busy do not count', () => {
  const runs = [run(1200, 2000), run(1300, 1900), run(9000, 600)];
  expect(quietRuns(runs)).toHaveLength(2);
  expect(summed(runs)).toEqual({ largestPaint: 1250, machine: 1950 });
});

test('of nothing there are no figures', () => {
  expect(() => summed([])).toThrow('Nothing was measured');
});
