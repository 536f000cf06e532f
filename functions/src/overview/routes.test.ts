import { expect, test } from 'vitest';
import { lastWeeks } from './routes.ts';

const namesAt = (now: string, count: number) =>
  lastWeeks(Date.parse(now), count, 'sunday').map(({ name, first }) => `${name} ${first}`);
const iso = (moment: number) => new Date(moment).toISOString();

test('the last weeks end with the present one and leave none out', () => {
  expect(namesAt('2026-11-21T10:00:00Z', 3)).toEqual([
    '2026-W45 2026-11-01',
    '2026-W46 2026-11-08',
    '2026-W47 2026-11-15',
  ]);
  const weeks = lastWeeks(Date.parse('2026-11-21T10:00:00Z'), 30, 'sunday');
  for (const [at, week] of weeks.slice(1).entries()) expect(week.from).toBe(weeks[at]?.until);
});

test.each([
  ['Saturday night in Dhaka', '2026-11-21T17:59:59Z', '2026-W47 2026-11-15'],
  ['Sunday in Dhaka, Saturday in UTC', '2026-11-21T18:00:00Z', '2026-W48 2026-11-22'],
])('the last weeks by the school’s clocks: %s', (_what, now, week) =>
  expect(namesAt(now, 1)).toEqual([week]),
);

test('the last weeks begin and end at the school’s midnight', () => {
  const [week] = lastWeeks(Date.parse('2026-11-21T10:00:00Z'), 1, 'monday');
  expect([week?.from, week?.until].map((one) => iso(one ?? 0))).toEqual([
    '2026-11-15T18:00:00.000Z',
    '2026-11-22T18:00:00.000Z',
  ]);
});
