import { practiceRight } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import { addToSums } from '../people/practice-log.ts';
import { practiceProgress } from './tasks.ts';

const now = Date.parse('2026-03-31T12:00:00Z');
const day = 86_400_000;
const entry = (daysAgo: number, outcome: PracticeOutcome): PracticeEntry => ({
  ...{ id: `${daysAgo}`, at: now - daysAgo * day, template: 'm1-adding', seed: 1, level: 1, outcome },
});
const right = (count: number, daysAgo: number) =>
  Array.from({ length: count }, (_, at) => entry(daysAgo + at / 100, 'right'));
const progressOf = (entries: readonly PracticeEntry[]) =>
  practiceProgress(addToSums({}, entries, now)['m1-adding'], now);

test('nothing practised is open, and there is no result', () => {
  expect(progressOf([])).toEqual({ state: 'open' });
});

test('wrong ones and those with hints are counted but do not complete it', () => {
  const others = [entry(1, 'wrong'), entry(2, 'helped')];
  expect(progressOf([...others, ...right(practiceRight - 1, 3)])).toEqual({
    state: 'open',
    result: { score: practiceRight - 1, of: practiceRight + 1 },
  });
});

test('done is since the tenth right one, whatever the order in the log, and stays done', () => {
  const tenth = entry(30, 'right');
  const log = [entry(2, 'wrong'), tenth, ...right(practiceRight - 1, 31)];
  expect(progressOf(log)).toEqual({
    state: 'done',
    at: new Date(tenth.at).toISOString(),
    result: { score: 0, of: 1 },
  });
});

test('results older than four weeks do not count', () => {
  expect(progressOf([entry(28, 'right'), entry(27, 'wrong')])).toMatchObject({ result: { score: 0, of: 1 } });
  expect(progressOf([entry(40, 'wrong')])).toEqual({ state: 'open' });
});
