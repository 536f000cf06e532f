import { beforeEach, expect, test } from 'vitest';
import { MemoryCounters } from './memory-counters.ts';

let clock: number;
let counters: MemoryCounters;

beforeEach(() => {
  clock = 1_000_000;
  counters = new MemoryCounters(60_000, () => clock);
});

const takeMany = (count: number, key: string, max: number) =>
  Array.from({ length: count }, () => counters.take([{ key, max }]));
const counted = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

test('a whole allowance may be spent at once, and the next one waits a moment', () => {
  const waits = takeMany(31, 'rima', 30);
  expect(counted(waits)).toBe(30);
  expect(waits.at(-1)).toBeCloseTo(2000);
});

test('a spent allowance refills evenly up to the maximum', () => {
  takeMany(30, 'rima', 30);
  clock += 1999;
  expect(counters.take([{ key: 'rima', max: 30 }])).toBeCloseTo(1);
  clock += 1;
  expect(counted(takeMany(2, 'rima', 30))).toBe(1);
  clock += 3_600_000;
  expect(counted(takeMany(40, 'rima', 30))).toBe(30);
});

test('one caller does not use up another’s', () => {
  takeMany(30, 'rima', 30);
  expect(counters.take([{ key: 'shila', max: 30 }])).toBe(0);
});

test('where one allowance is spent none is counted', () => {
  const both = () =>
    counters.take([
      { key: 'hop', max: 10 },
      { key: 'rima', max: 2 },
    ]);
  expect(counted(Array.from({ length: 50 }, both))).toBe(2);
  expect(counted(takeMany(20, 'hop', 10))).toBe(8);
});

test('a flood of ever new callers fills no memory', () => {
  for (let index = 0; index < 30_000; index++) takeMany(1, `caller ${index}`, 1);
  expect(counters.take([{ key: 'caller 29999', max: 1 }])).toBeGreaterThan(0);
  expect(counters.take([{ key: 'caller 0', max: 1 }])).toBe(0);
});
