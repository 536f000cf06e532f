import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import { practiceIn, practiceMinutes } from './practice-in-week.ts';

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
