import { schoolDay } from '@pathshala/contract/site/region';
import { expect, test } from 'vitest';
import { isWithin, shownWeeks } from './calendar.ts';

test('a day is one of the school’s calendar: Dhaka is six hours ahead', () => {
  expect(schoolDay(Date.parse('2026-03-04T17:59:59Z'))).toBe('2026-03-04');
  expect(schoolDay(Date.parse('2026-03-04T18:00:00Z'))).toBe('2026-03-05');
});

test('four weeks are shown, without a day between them, and the last day is today', () => {
  expect(shownWeeks(Date.parse('2026-03-04T20:00:00Z'))).toEqual([
    { from: '2026-02-27', to: '2026-03-05' },
    { from: '2026-02-20', to: '2026-02-26' },
    { from: '2026-02-13', to: '2026-02-19' },
    { from: '2026-02-06', to: '2026-02-12' },
  ]);
});

test('a moment is within a week by its day there', () => {
  const week = { from: '2026-02-27', to: '2026-03-05' };
  const within = (at: string) => isWithin(week, Date.parse(at));
  expect([within('2026-02-26T17:59:00Z'), within('2026-02-26T18:00:00Z')]).toEqual([false, true]);
  expect([within('2026-03-05T17:59:00Z'), within('2026-03-05T18:00:00Z')]).toEqual([true, false]);
  expect(isWithin(week, undefined)).toBe(false);
});
