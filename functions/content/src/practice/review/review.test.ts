import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import type { PlannedSkill } from '../catalogue.ts';
import { standingOf } from './level.ts';
import {
  cardsOf,
  daysOf,
  deviceDay,
  dueSkills,
  isDue,
  masteryOf,
  mixed,
  resultsOfDay,
  todaysSkills,
} from './mastery.ts';

const day = 86_400_000;
const start = new Date(2026, 2, 2, 17).getTime();
const at = (days: number, hours = 0) => new Date(start + days * day + hours * 3_600_000);

let count = 0;
function entry(template: string, outcome: PracticeOutcome, days = 0, level = 1): PracticeEntry {
  count += 1;
  return { id: String(count), at: at(days).getTime() + count, template, seed: count, level, outcome };
}

const skill = (id: string, strategy = id, more: Partial<PlannedSkill> = {}): PlannedSkill => ({
  ...{ id, class: 3, skill: id, strategy },
  ...more,
});
const same = (template: string) => template;
const dueIn = (...log: readonly PracticeEntry[]) => {
  const due = cardsOf(log, same).get('sums')?.due.getTime() ?? 0;
  return Math.round((due - (log.at(-1)?.at ?? 0)) / day);
};

test('right answers space reviews further apart; wrong and helped ones bring a skill back soon', () => {
  const first = dueIn(entry('sums', 'right', 0));
  expect(first).toBeGreaterThanOrEqual(2);
  expect(dueIn(entry('sums', 'right', 0), entry('sums', 'right', first))).toBeGreaterThan(first);
  for (const outcome of ['wrong', 'helped'] as const) {
    expect(dueIn(entry('sums', outcome, 0))).toBe(1);
    expect(dueIn(entry('sums', 'right', 0), entry('sums', outcome, first))).toBeLessThan(first);
  }
  expect(cardsOf([entry('gone', 'right')], () => undefined).size).toBe(0);
});

const utc = (date: Date) => Math.floor(date.getTime() / day);
const dhaka = (date: Date) => Math.floor((date.getTime() + 6 * 3_600_000) / day);

test.each([
  ['in the morning of its day', at(1), at(1, -10), deviceDay, true],
  ['the day before', at(1), at(0), deviceDay, false],
  ['on an earlier calendar day', new Date('2026-03-04T18:30Z'), new Date('2026-03-04T17:00Z'), dhaka, false],
  ['on one day of another calendar', new Date('2026-03-04T18:30Z'), new Date('2026-03-04T17:00Z'), utc, true],
])('whether a review is due %s: %#', (_when, due, now, dayOf, is) => {
  expect(isDue({ due }, now, dayOf)).toBe(is);
});

test('days of practice are counted, whatever the gaps between them', () => {
  expect(daysOf([entry('a', 'right', 0), entry('b', 'wrong', 0), entry('a', 'right', 9)], deviceDay)).toBe(2);
  expect(daysOf([], deviceDay)).toBe(0);
});

const ids = (list: readonly PlannedSkill[]) => list.map(({ id }) => id);
const skills = [skill('a'), skill('b'), skill('c'), skill('d'), skill('e'), skill('f4', 'f4', { class: 4 })];
const paper = { ...entry('paper-class-4', 'right', 0), marks: { score: 30, of: 40 } };
const both = [skill('one', 'x', { skill: 'sums' }), skill('two', 'y', { skill: 'sums' })];
const begun = [entry('b', 'wrong', 0), entry('a', 'wrong', 1)];

test.each<[string, PracticeEntry[], days: number, schoolClass: 3 | undefined, string[], PlannedSkill[]?]>([
  ['what is due, then three new skills of the class', begun, 3, 3, ['b', 'a', 'c', 'd', 'e']],
  ['not what was done today', [...begun, entry('b', 'right', 3)], 3, 3, ['a', 'c', 'd', 'e']],
  ['what was begun today among the three', [...begun, entry('c', 'right', 3)], 3, 3, ['b', 'a', 'd', 'e']],
  ['nothing without a class and a log', [], 0, undefined, []],
  ['new skills of the class practised last', [entry('a', 'right', 0)], 0, undefined, ['b', 'c']],
  ['nothing after a model test alone', [paper], 0, undefined, []],
  ['no class of a model test', [entry('a', 'right', 0), paper], 0, undefined, ['b', 'c']],
  ['a template of a skill that was not asked yet', [entry('one', 'right', 0)], 30, 3, ['two'], both],
  ['the one asked longest ago', [entry('two', 'right', 0), entry('one', 'right', 1)], 30, 3, ['two'], both],
])('today has %s', (_what, log, days, schoolClass, expected, among = skills) => {
  expect(ids(todaysSkills({ dayOf: deviceDay, skills: among, now: at(days), schoolClass, log }))).toEqual(
    expected,
  );
});

test('the due list has no new skills, spans all classes, and is no longer than a day’s practice', () => {
  const log = [entry('b', 'wrong', 0), entry('f4', 'wrong', 1), entry('c', 'right', 3)];
  const given = { dayOf: deviceDay, skills, now: at(3) };
  expect(ids(dueSkills({ ...given, log }))).toEqual(['b', 'f4']);
  const many = Array.from({ length: 30 }, (_, one) => skill(`s${one}`));
  const all = many.map(({ id }) => entry(id, 'wrong', 0));
  const due = dueSkills({ ...given, skills: many, log: all });
  expect(ids(due)).toEqual(ids(many.slice(0, due.length)));
  expect(due).toHaveLength(todaysSkills({ ...given, skills: many, log: all, schoolClass: 3 }).length);
});

test('two exercises with the same method never follow each other', () => {
  const queue = [skill('a', 'add'), skill('b', 'add'), skill('c', 'share'), skill('d', 'add')];
  expect(ids(mixed(queue))).toEqual(['a', 'c', 'b']);
  const order = mixed(Array.from({ length: 40 }, (_, one) => skill(`s${one}`, `way-${(one * one) % 7}`)));
  expect(order.length).toBeGreaterThan(20);
  for (const [place, { strategy }] of order.entries()) expect(strategy).not.toBe(order[place + 1]?.strategy);
});

const all = (level: number, ...outcomes: PracticeOutcome[]) =>
  outcomes.map((outcome) => entry('sums', outcome, 0, level));
const risen = [...all(1, 'right', 'right', 'right'), ...all(2, 'right', 'right', 'right')];
const mastered = [...risen, ...all(3, 'right', 'right', 'right')];

test.each([
  ['two of three at the hardest level', [...risen, ...all(3, 'right', 'right')], 3, 2, false],
  ['a third with help', [...risen, ...all(3, 'right', 'right', 'helped')], 3, 0, false],
  ['three', mastered, 3, 0, true],
  ['one wrong since', [...mastered, ...all(3, 'wrong', 'right')], 3, 1, true],
  ['two not right since', [...mastered, ...all(3, 'wrong', 'helped')], 2, 0, false],
])('three in a row at the top master a skill, two lose it: %s', (_what, log, level, run, isMastered) => {
  expect(standingOf(log, 'sums')).toEqual({ level, run, isMastered });
});

test('a practised skill is being learnt, mastered, or due from the day of its review on', () => {
  const log = [...mastered, entry('more', 'wrong'), entry('gone', 'right')];
  const given = { skills: [skill('sums'), skill('more')], log, dayOf: deviceDay };
  const states = [0, 1, 9].map((days) =>
    [...masteryOf({ ...given, now: at(days) })].map(([id, { state }]) => `${id} ${state}`),
  );
  expect(states).toEqual([
    ['sums mastered', 'more learning'],
    ['sums mastered', 'more due'],
    ['sums due', 'more due'],
  ]);
});

test('only results of the day count, and of each skill only the last one', () => {
  const log = [
    entry('sums', 'wrong', -1),
    entry('sums', 'helped'),
    entry('more', 'wrong'),
    entry('sums', 'right'),
  ];
  expect([...resultsOfDay(log, at(0, 1), deviceDay)]).toEqual([
    ['sums', 'right'],
    ['more', 'wrong'],
  ]);
});
