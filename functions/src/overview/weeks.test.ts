import { describe, expect, test } from 'vitest';
import { lastWeeks } from './weeks.ts';

const namesAt = (now: string, count: number, zone = 'Asia/Dhaka') =>
  lastWeeks(Date.parse(now), count, zone).map(({ name, monday }) => `${name} ${monday}`);
const iso = (moment: number) => new Date(moment).toISOString();

describe('the last weeks', () => {
  test('end with the present one and leave none out', () => {
    expect(namesAt('2026-11-21T10:00:00Z', 3)).toEqual([
      '2026-W45 2026-11-02',
      '2026-W46 2026-11-09',
      '2026-W47 2026-11-16',
    ]);
    const weeks = lastWeeks(Date.parse('2026-11-21T10:00:00Z'), 30, 'Asia/Dhaka');
    for (const [at, week] of weeks.slice(1).entries()) expect(week.from).toBe(weeks[at]?.until);
  });

  test.each([
    ['Sunday night in Dhaka', '2026-11-22T17:59:59Z', '2026-W47 2026-11-16'],
    ['Monday in Dhaka, Sunday in UTC', '2026-11-22T18:00:00Z', '2026-W48 2026-11-23'],
  ])('by the school’s clocks: %s', (_what, now, week) => expect(namesAt(now, 1)).toEqual([week]));

  test('begin and end at the school’s midnight', () => {
    const [week] = lastWeeks(Date.parse('2026-11-21T10:00:00Z'), 1, 'Asia/Dhaka');
    expect([week?.from, week?.until].map((one) => iso(one ?? 0))).toEqual([
      '2026-11-15T18:00:00.000Z',
      '2026-11-22T18:00:00.000Z',
    ]);
  });

  test.each([
    ['2020-12-31T12:00:00Z', '2020-W53 2020-12-28'],
    ['2021-01-03T12:00:00Z', '2020-W53 2020-12-28'],
    ['2021-01-04T12:00:00Z', '2021-W01 2021-01-04'],
    ['2024-12-30T12:00:00Z', '2025-W01 2024-12-30'],
    ['2027-01-01T12:00:00Z', '2026-W53 2026-12-28'],
  ])('are called as ISO 8601 does: %s', (now, week) => expect(namesAt(now, 1)).toEqual([week]));

  test('are an hour shorter or longer where the clocks change', () => {
    const hours = (now: string) => {
      const [week] = lastWeeks(Date.parse(now), 1, 'Europe/Berlin');
      return ((week?.until ?? 0) - (week?.from ?? 0)) / 3_600_000;
    };
    expect(hours('2026-03-25T12:00:00Z')).toBe(167);
    expect(hours('2026-10-21T12:00:00Z')).toBe(169);
    expect(hours('2026-07-01T12:00:00Z')).toBe(168);
  });
});
