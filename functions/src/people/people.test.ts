import { practiceDays, practiceRight } from '@pathshala/contract/classrooms/classroom';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { parentMail } from '../consent/parent.ts';
import { inactivityMail } from '../retention/inactive-accounts.ts';
import { mailWords } from './mail.ts';
import { addToSums, maxSums, recentOf, skillSum } from './practice-log.ts';

const site = 'https://school.example';
const made = {
  parent: (language: Language, name = 'Rima') =>
    parentMail({ to: 'm@home.test', uid: 'u', name, language, site, link: `${site}/parent#t` }),
  inactive: (language: Language) => inactivityMail('r@school.test', site, language),
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

test('a child without a plain name is called a child, in the mail’s language', () => {
  expect(made.parent('en', 'www.evil.example').text).toContain('Your child has made');
  expect(made.parent('bn', ' ').text).toContain('আপনার সন্তান পাঠশালা');
});

test('a place that nothing is given for is said, not sent', () => {
  expect(() => mailWords('inactive', 'bn', { site })).toThrow(/link|days/);
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
