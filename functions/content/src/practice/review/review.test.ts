import type { PracticeEntry, PracticeOutcome } from '@pathshala/contract/practice/log';
import { expect, test } from 'vitest';
import type { PlannedSkill } from '../planned-skills.ts';
import { cardsOf, daysOf, deviceDay, isDue } from './cards.ts';
import { dueSkills, mixed, todaysSkills } from './today.ts';

const day = 86_400_000;
const start = new Date(2026, 2, 2, 17).getTime();
const at = (days: number, hours = 0) => new Date(start + days * day + hours * 3_600_000);

let count = 0;
function entry(template: string, outcome: PracticeOutcome, days: number): PracticeEntry {
  count += 1;
  return { id: String(count), at: at(days).getTime(), template, seed: count, level: 1, outcome };
}

const skill = (id: string, strategy = id, more: Partial<PlannedSkill> = {}): PlannedSkill => ({
  ...{ id, class: 3, skill: id, strategy },
  ...more,
});
const same = (template: string) => template;
const dueIn = (log: readonly PracticeEntry[]) => {
  const due = cardsOf(log, same).get('sums')?.due.getTime() ?? 0;
  return Math.round((due - (log.at(-1)?.at ?? 0)) / day);
};

test('right answers space reviews further apart; wrong and helped ones bring a skill back soon', () => {
  const first = dueIn([entry('sums', 'right', 0)]);
  const second = dueIn([entry('sums', 'right', 0), entry('sums', 'right', first)]);
  expect(first).toBeGreaterThanOrEqual(2);
  expect(second).toBeGreaterThan(first);
  for (const outcome of ['wrong', 'helped'] as const) {
    expect(dueIn([entry('sums', outcome, 0)])).toBe(1);
    expect(dueIn([entry('sums', 'right', 0), entry('sums', outcome, first)])).toBeLessThan(first);
  }
});

test('the same log gives the same cards', () => {
  const log = [entry('sums', 'right', 0), entry('sums', 'wrong', 3), entry('sums', 'right', 4)];
  expect(cardsOf(log, same)).toEqual(cardsOf(log, same));
  expect(cardsOf([entry('gone', 'right', 0)], () => undefined).size).toBe(0);
});

test('a review due in the evening is due from the morning on', () => {
  const due = at(1);
  expect(isDue({ due }, at(1, -10), deviceDay)).toBe(true);
  expect(isDue({ due }, at(0), deviceDay)).toBe(false);
});

test('the given calendar decides which day it is', () => {
  const due = new Date('2026-03-04T18:30:00Z');
  const now = new Date('2026-03-04T17:00:00Z');
  const utc = (date: Date) => Math.floor(date.getTime() / day);
  const dhaka = (date: Date) => Math.floor((date.getTime() + 6 * 3_600_000) / day);
  expect([isDue({ due }, now, utc), isDue({ due }, now, dhaka)]).toEqual([true, false]);
});

test('days of practice are counted, whatever the gaps between them', () => {
  const log = [entry('a', 'right', 0), entry('b', 'wrong', 0), entry('a', 'right', 9)];
  expect(daysOf(log, deviceDay)).toBe(2);
  expect(daysOf([], deviceDay)).toBe(0);
});

const ids = (list: readonly PlannedSkill[]) => list.map(({ id }) => id);
const skills = [skill('a'), skill('b'), skill('c'), skill('d'), skill('e'), skill('f4', 'f4', { class: 4 })];

test('today has what is due, then three new skills of the class', () => {
  const log = [entry('b', 'wrong', 0), entry('a', 'wrong', 1)];
  const given = { dayOf: deviceDay, skills, now: at(3), schoolClass: 3 };
  expect(ids(todaysSkills({ ...given, log }))).toEqual(['b', 'a', 'c', 'd', 'e']);
  expect(ids(todaysSkills({ ...given, log: [...log, entry('b', 'right', 3)] }))).toEqual([
    'a',
    'c',
    'd',
    'e',
  ]);
  // A skill that was started today counts as one of the three.
  expect(ids(todaysSkills({ ...given, log: [...log, entry('c', 'right', 3)] }))).toEqual([
    'b',
    'a',
    'd',
    'e',
  ]);
});

test('the due list has no new skills, spans all classes, and is no longer than a day’s practice', () => {
  const log = [entry('b', 'wrong', 0), entry('f4', 'wrong', 1), entry('c', 'right', 3)];
  const given = { dayOf: deviceDay, skills, now: at(3) };
  expect(ids(dueSkills({ ...given, log }))).toEqual(['b', 'f4']);
  expect(dueSkills({ ...given, log: [] })).toEqual([]);
  const many = Array.from({ length: 30 }, (_, one) => skill(`s${one}`));
  const all = many.map(({ id }) => entry(id, 'wrong', 0));
  const due = dueSkills({ ...given, skills: many, log: all });
  expect(ids(due)).toEqual(ids(many.slice(0, due.length)));
  expect(due).toHaveLength(todaysSkills({ ...given, skills: many, log: all, schoolClass: 3 }).length);
});

test('without a class, new skills come from the class practised last', () => {
  const given = { dayOf: deviceDay, skills, now: at(0), schoolClass: undefined };
  expect(todaysSkills({ ...given, log: [] })).toEqual([]);
  expect(ids(todaysSkills({ ...given, log: [entry('a', 'right', 0)] }))).toEqual(['b', 'c']);
});

test('a model test in the log is no skill and does not set the class', () => {
  const paper = { ...entry('paper-class-4', 'right', 0), marks: { score: 30, of: 40 } };
  const given = { dayOf: deviceDay, skills, now: at(0), schoolClass: undefined };
  expect(ids(todaysSkills({ ...given, log: [paper] }))).toEqual([]);
  expect(ids(todaysSkills({ ...given, log: [entry('a', 'right', 0), paper] }))).toEqual(['b', 'c']);
});

test('of several templates of a skill, the least recently practised one is next', () => {
  const both = [skill('one', 'x', { skill: 'sums' }), skill('two', 'y', { skill: 'sums' })];
  const given = { dayOf: deviceDay, skills: both, now: at(30), schoolClass: 3 };
  expect(ids(todaysSkills({ ...given, log: [entry('one', 'right', 0)] }))).toEqual(['two']);
  const log = [entry('two', 'right', 0), entry('one', 'right', 1)];
  expect(ids(todaysSkills({ ...given, log }))).toEqual(['two']);
});

test('two exercises with the same method never follow each other', () => {
  const queue = [skill('a', 'add'), skill('b', 'add'), skill('c', 'share'), skill('d', 'add')];
  expect(ids(mixed(queue))).toEqual(['a', 'c', 'b']);
  const many = Array.from({ length: 40 }, (_, one) => skill(`s${one}`, `way-${(one * one) % 7}`));
  const order = mixed(many);
  expect(order.length).toBeGreaterThan(20);
  for (const [place, { strategy }] of order.entries()) expect(strategy).not.toBe(order[place + 1]?.strategy);
});
