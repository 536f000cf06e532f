import { standingOf } from '@pathshala/content/practice/review/level';
import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import { builtExercise, exerciseRefIn, firstExercise, nextExercise, queryOf } from './exercise-ref.ts';
import { type ListedSkill, withWords } from './skill-card.tsx';

const entry = (outcome: PracticeOutcome, level: number, template = 'sums'): PracticeEntry => ({
  ...{ id: `${outcome}-${level}`, at: 0, seed: 1, level, template, outcome },
});
const log = (level: number, ...outcomes: PracticeOutcome[]) => outcomes.map((one) => entry(one, level));

test('an exercise reference survives a round trip through the address', () => {
  const exerciseRef = { seed: 4711, level: 2 } as const;
  expect(exerciseRefIn(new URLSearchParams(queryOf(exerciseRef)))).toEqual(exerciseRef);
});

test.each(['', 'n=1', 'l=1', 'n=-1&l=1', 'n=1&l=4', 'n=x&l=1', 'n=1e9&l=1', 'n=1.5&l=2'])(
  'the address “%s” names no exercise',
  (query) => expect(exerciseRefIn(new URLSearchParams(query))).toBeUndefined(),
);

test.each([
  [1, log(1, 'right', 'right')],
  [1, log(1, 'right', 'right', 'helped', 'right', 'right')],
  [2, [...log(1, 'right', 'right', 'right'), ...log(2, 'right', 'wrong', 'right')]],
  [1, [...log(1, 'right', 'right', 'right'), ...log(2, 'wrong', 'helped')]],
  [1, log(1, 'wrong', 'wrong', 'wrong')],
  [1, [entry('right', 1), entry('right', 1, 'other'), entry('right', 1)]],
] as const)('level %s after %j', (level, entries) => {
  expect(standingOf(entries, 'sums').level).toBe(level);
});

test('newcomers start with the prerendered exercise, others get a different one', () => {
  expect(firstExercise([], 'sums', () => 0.5)).toEqual(builtExercise);
  expect(firstExercise(log(1, 'wrong'), 'sums', () => 0.5)).toEqual({ seed: 5000, level: 1 });
  expect(nextExercise(log(1, 'right', 'right', 'right'), 'sums', () => 0.9999)).toEqual({
    seed: 9999,
    level: 2,
  });
});

/** What words are looked for in. */
const listed = (title: string, classLabel: string, subjectLabel: string) =>
  ({ title, classLabel, subjectLabel }) as ListedSkill;

test('a skill matches if each typed word is in its name, class or subject', () => {
  const adding = listed('Adding Fractions', 'Class 3', 'mathematics');
  const cake = listed('কেক ভাগ কর\u09cb', 'Class 4', 'english');
  const found = (typed: string) => withWords([adding, cake], typed);
  expect(found(' ')).toEqual([adding, cake]);
  expect(found('fraction')).toEqual([adding]);
  expect(found('class 3  FRACTIONS')).toEqual([adding]);
  expect(found('ভাগ কর\u09c7\u09be')).toEqual([cake]);
  expect(found('adding english')).toEqual([]);
});
