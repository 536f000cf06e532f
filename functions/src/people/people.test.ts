import { practiceDays, practiceRight } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { parentMail } from '../accounts/parent.ts';
import { practiceProgress } from '../classrooms/tasks.ts';
import { inactivityMail } from '../retention/inactive-accounts.ts';
import { mailWords } from './mail.ts';
import { addToSums, maxSums, recentOf, skillSum } from './practice-log.ts';

const site = 'https://school.example';
const school = 'পাঠশালা';
const made = {
  parent: (language: Language, displayName = 'Rima') =>
    parentMail('m@home.test', { uid: 'u', displayName, language, school, site }, 'token'),
  inactive: (language: Language) => inactivityMail('r@school.test', site, language, school),
} as const;
const names = Object.keys(made) as (keyof typeof made)[];

describe.each(names)('the mail %s', (name) => {
  test.each(languages)('fills every place in %s', (language) => {
    const { subject, text } = made[name](language);
    expect(`${subject} ${text}`).not.toMatch(/[{}]/);
    expect(text).toContain(site);
  });

  test('has no English sentence and no 0 to 9 in Bangla', () => {
    const { subject, text } = made[name]('bn');
    const words = `${subject} ${text}`.replaceAll(/https:\S+/g, '').replaceAll('Rima', '');
    expect(words).not.toMatch(/[A-Za-z0-9]/);
  });
});

test('a child puts nothing but a plain name into the mail: otherwise they are called a child, in its language', () => {
  for (const name of ['www.evil.example', 'Win a prize:\r\nhttps://evil.example']) {
    expect(made.parent('en', name).text).toContain('Your child has created an account');
    expect(JSON.stringify(made.parent('en', name))).not.toContain('evil');
  }
  expect(made.parent('bn', ' ').text).toContain('আপনার সন্তান পাঠশালা');
});

test('a place that nothing is given for is said, not sent', () => {
  expect(() => mailWords('inactive', 'bn', { school, site })).toThrow(/link|days/);
});

const now = Date.parse('2026-03-31T12:00:00Z');
const day = 86_400_000;
const entry = (daysAgo: number, change: Partial<PracticeEntry> = {}): PracticeEntry => ({
  ...{
    id: `${daysAgo}`,
    at: now - daysAgo * day,
    template: 'm1-adding',
    seed: 1,
    level: 1,
    outcome: 'right',
  },
  ...change,
});

test('the earliest right answers are kept, in the order of their times, however they arrive', () => {
  const later = Array.from({ length: practiceRight }, (_, at) => entry(at));
  const sums = addToSums(addToSums({}, later, now), [entry(50), entry(49, { outcome: 'helped' })], now);
  const { right } = skillSum(sums['m1-adding']);
  expect(right).toHaveLength(practiceRight);
  expect(right[0]).toBe(now - 50 * day);
  expect(right).not.toContain(now);
});

test('answers are counted by day, and days that are no longer recent go', () => {
  const before = addToSums({}, [entry(practiceDays - 1), entry(practiceDays)], now);
  const sums = addToSums(before, [entry(0), entry(0, { outcome: 'wrong' })], now);
  const sum = skillSum(sums['m1-adding']);
  expect(sum.days).toEqual({ '2026-03-04': { right: 1, tried: 1 }, '2026-03-31': { right: 1, tried: 2 } });
  const late = addToSums({}, [entry(0, { at: now + day / 4 })], now);
  expect(skillSum(late['m1-adding']).days).toHaveProperty('2026-04-01');
  expect(recentOf(sum, now)).toEqual({ right: 2, tried: 3 });
  expect(recentOf(sum, now + day)).toEqual({ right: 1, tried: 2 });
});

test('of more skills than a school has, those practised longest ago go', () => {
  const many = Array.from({ length: maxSums }, (_, at) => entry(1, { template: `skill-${at}` }));
  const sums = addToSums(addToSums({}, [entry(2)], now), many, now);
  expect(Object.keys(sums)).toHaveLength(maxSums);
  expect(sums).not.toHaveProperty('m1-adding');
});

const right = (count: number, daysAgo: number) =>
  Array.from({ length: count }, (_, at) => entry(daysAgo + at / 100));
const progressOf = (entries: readonly PracticeEntry[]) =>
  practiceProgress(addToSums({}, entries, now)['m1-adding'], now);

test('nothing practised is open, and there is no result', () => {
  expect(progressOf([])).toEqual({ state: 'open' });
});

test('wrong ones and those with hints are counted but do not complete it', () => {
  const others = [entry(1, { outcome: 'wrong' }), entry(2, { outcome: 'helped' })];
  expect(progressOf([...others, ...right(practiceRight - 1, 3)])).toEqual({
    state: 'open',
    result: { score: practiceRight - 1, of: practiceRight + 1 },
  });
});

test('done is since the tenth right one, whatever the order in the log, and stays done', () => {
  const tenth = entry(30);
  const log = [entry(2, { outcome: 'wrong' }), tenth, ...right(practiceRight - 1, 31)];
  expect(progressOf(log)).toEqual({
    state: 'done',
    at: new Date(tenth.at).toISOString(),
    result: { score: 0, of: 1 },
  });
});

test('results older than four weeks do not count', () => {
  expect(progressOf([entry(28), entry(27, { outcome: 'wrong' })])).toMatchObject({
    result: { score: 0, of: 1 },
  });
  expect(progressOf([entry(40, { outcome: 'wrong' })])).toEqual({ state: 'open' });
});
