import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import { isWithin, lessonMinutes, practiceIn, practiceMinutes, shownWeeks } from './week-routes.ts';

test('four weeks are shown from the school’s first day on, without a day between them, and the last day is today', () => {
  const thursday = Date.parse('2026-03-04T20:00:00Z');
  expect(shownWeeks(thursday, 'sunday')).toEqual([
    { from: '2026-03-01', to: '2026-03-05' },
    { from: '2026-02-22', to: '2026-02-28' },
    { from: '2026-02-15', to: '2026-02-21' },
    { from: '2026-02-08', to: '2026-02-14' },
  ]);
  expect(shownWeeks(thursday, 'saturday')[0]).toEqual({ from: '2026-02-28', to: '2026-03-05' });
});

test('a moment is within a week by its day in the school’s calendar: Dhaka is six hours ahead', () => {
  const week = { from: '2026-02-27', to: '2026-03-05' };
  const within = (at: string) => isWithin(week, Date.parse(at));
  expect([within('2026-02-26T17:59:00Z'), within('2026-02-26T18:00:00Z')]).toEqual([false, true]);
  expect([within('2026-03-05T17:59:00Z'), within('2026-03-05T18:00:00Z')]).toEqual([true, false]);
  expect(isWithin(week, undefined)).toBe(false);
});

const marks = (...minutesAt: readonly number[]) =>
  minutesAt.map((one) => ({ at: one * 60_000, minutes: 12 }));

test.each([
  ['one lesson', marks(0), 12],
  ['lessons far apart', marks(0, 60, 1500), 36],
  ['four quick marks', marks(3, 0, 1, 2), 15],
  ['none', [], 0],
])('the minutes of %s', (_what, given, minutes) => expect(lessonMinutes(given)).toBe(minutes));

const seconds = (...at: number[]) => at.map((one) => one * 1000);

test.each([
  ['nothing', [], 0],
  ['one exercise, of which nobody knows when it was begun', seconds(500), 1],
  ['from answer to answer', seconds(0, 60, 150, 240), 5],
  ['in any order', seconds(240, 0, 150, 60), 5],
  ['two sittings, without the hours between them', seconds(0, 120, 9000, 9180), 7],
  ['five minutes of thinking, and not a second more', seconds(0, 300, 601), 7],
  ['the same moment twice, as a log that was copied has it', seconds(0, 0), 1],
])('the minutes of %s', (_what, times, minutes) => {
  expect(practiceMinutes(times)).toBe(minutes);
});

test('skills are counted, most of it first, and say nothing of right or wrong', () => {
  const entry = (template: string, at: number): PracticeEntry => ({
    ...{ id: `${template}${at}`, at, template, seed: 1, level: 1, outcome: 'wrong' },
  });
  expect(practiceIn([entry('b', 0), entry('c', 1000), entry('a', 2000), entry('c', 3000)])).toEqual({
    skills: [
      { id: 'c', count: 2 },
      { id: 'a', count: 1 },
      { id: 'b', count: 1 },
    ],
    practiceMinutes: 2,
  });
});
