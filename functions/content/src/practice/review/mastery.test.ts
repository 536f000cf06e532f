import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import type { PlannedSkill } from '../planned-skills.ts';
import { deviceDay } from './cards.ts';
import { standingOf } from './level.ts';
import { masteryOf, resultsOfDay } from './mastery.ts';

const start = new Date(2026, 2, 2, 17).getTime();
const after = (days: number) => new Date(start + days * 86_400_000);

let count = 0;
const entry = (template: string, level: number, outcome: PracticeOutcome, days = 0): PracticeEntry => {
  count += 1;
  return { id: String(count), at: after(days).getTime() + count, template, seed: count, level, outcome };
};
const all = (level: number, ...outcomes: PracticeOutcome[]) =>
  outcomes.map((outcome) => entry('sums', level, outcome));
const risen = [...all(1, 'right', 'right', 'right'), ...all(2, 'right', 'right', 'right')];
const mastered = [...risen, ...all(3, 'right', 'right', 'right')];

test('three right answers in a row at the hardest level master a skill; two others in a row lose it', () => {
  expect(standingOf([...risen, ...all(3, 'right', 'right')], 'sums')).toEqual({
    ...{ level: 3, run: 2, isMastered: false },
  });
  expect(standingOf([...risen, ...all(3, 'right', 'right', 'helped')], 'sums').run).toBe(0);
  expect(standingOf(mastered, 'sums')).toEqual({ level: 3, run: 0, isMastered: true });
  expect(standingOf([...mastered, ...all(3, 'wrong', 'right')], 'sums').isMastered).toBe(true);
  expect(standingOf([...mastered, ...all(3, 'wrong', 'helped')], 'sums')).toEqual({
    ...{ level: 2, run: 0, isMastered: false },
  });
});

test('a practised skill is being learnt, mastered, or due from the day of its review on', () => {
  const skills: PlannedSkill[] = [
    { id: 'sums', class: 3, skill: 'sums', strategy: 'sums' },
    { id: 'more', class: 3, skill: 'more', strategy: 'more' },
  ];
  const states = (log: readonly PracticeEntry[], days: number) =>
    [...masteryOf({ skills, log, now: after(days), dayOf: deviceDay })].map(([id, { state }]) => [id, state]);
  const log = [...mastered, entry('more', 1, 'wrong'), entry('gone', 1, 'right')];
  expect(states(log, 0)).toEqual([
    ['sums', 'mastered'],
    ['more', 'learning'],
  ]);
  expect(states(log, 1)).toEqual([
    ['sums', 'mastered'],
    ['more', 'due'],
  ]);
  expect(states(log, 9)).toEqual([
    ['sums', 'due'],
    ['more', 'due'],
  ]);
});

test('only results of the day count, and of each skill only the last one', () => {
  const log = [
    entry('sums', 1, 'wrong', -1),
    entry('sums', 1, 'helped'),
    entry('more', 1, 'wrong'),
    entry('sums', 1, 'right'),
  ];
  expect([...resultsOfDay(log, after(0), deviceDay)]).toEqual([
    ['sums', 'right'],
    ['more', 'wrong'],
  ]);
});
