import { expect, test } from 'vitest';
import prices from '../../bench-prices.json' with { type: 'json' };
import type { CallName, Cost, Costs } from './call-costs.ts';
import { type Day, playDay } from './crowd.ts';
import { billOf, bytesOf, checksOf, firstToBreak, loadsOf, monthOf, needsOf } from './crowd-loads.ts';

const usual = prices.assumptions;
const sum = (values: Float64Array = new Float64Array()) => values.reduce((all, one) => all + one, 0);

const nothing: Cost = { reads: 0, writes: 0, lookups: 0, processor: 0 };
const costsOf = (some: Partial<Costs>): Costs => {
  const names = ['check', 'signIn', 'course', 'enrolments', 'lesson', 'place', 'quiz', 'done'];
  const all = [...names, 'practiceLog', 'practice'].map((name) => [name, nothing]);
  return { ...(Object.fromEntries(all) as Record<CallName, Cost>), ...some };
};

/** A day on which 600 people make two calls each in one minute. */
function busyMinute(name: CallName = 'place'): Day {
  const at = (value: number) => new Float64Array(1440).map((_, minute) => (minute === 540 ? value : 0));
  const calls = new Map([[name, at(1200)]]);
  return { visits: 600, calls, active: at(600), tokens: at(600), pages: at(600) };
}

test('the same seed plays the same day, another one another', () => {
  const places = (seed: string) => playDay(10_000, usual, seed).calls.get('place');
  expect(places('one')).toEqual(places('one'));
  expect(places('one')).not.toEqual(places('two'));
});

test('visits of a crowd too large to be played are played by some, each for many', () => {
  for (const learners of [10_000, 150_000_000]) {
    const day = playDay(learners, usual);
    expect(day.visits).toBe(learners / 5);
    expect(sum(day.active) / day.visits).toBeCloseTo(usual.minutesPerVisit, 0);
  }
});

test('a class begins together', () => {
  const { active } = playDay(1_000_000, { ...usual, shareInClass: 1 });
  expect(sum(active.slice(0, usual.classBegins))).toBe(0);
  expect(active[usual.classBegins + 1]).toBeGreaterThan(150_000);
});

test('tokens are renewed in each tab', () => {
  const tokensWith = (shareOfSecondTabs: number, tokenMinutes: number) =>
    sum(playDay(10_000, { ...usual, shareOfSecondTabs, tokenMinutes }).tokens);
  expect(tokensWith(1, 1)).toBeGreaterThan(tokensWith(1, 10));
  expect(tokensWith(1, 10)).toBeGreaterThan(tokensWith(0, 10));
});

test('an account is looked up once a minute by each instance that its calls reach', () => {
  expect(checksOf(5, 1)).toBe(1);
  expect(checksOf(1, 20)).toBeCloseTo(1);
  expect(checksOf(2, 2)).toBeCloseTo(1.5);
  const needs = needsOf(busyMinute(), costsOf({ check: { ...nothing, reads: 1, lookups: 1 } }));
  expect([needs.lookups[540], needs.reads[540], needs.lookups[541]]).toEqual([600, 600, 0]);
});

test('a minute needs what its calls cost, and instances for their processor time', () => {
  const place = { reads: 1, writes: 2, lookups: 0, processor: 70 };
  const needs = needsOf(busyMinute(), costsOf({ place }));
  expect([needs.calls[540], needs.reads[540], needs.writes[540]]).toEqual([1200, 1200, 2400]);
  // 84 seconds of processor in a minute, at 70 % each.
  expect([needs.instances[540], needs.instances[0]]).toEqual([2, 1]);
});

test('what is furthest above its limit breaks first, and says who mends it', () => {
  const page = { first: 0, further: 0 };
  const loadsWith = (lookups: number, processor = 0) => {
    const day = busyMinute('signIn');
    const needs = needsOf(day, costsOf({ signIn: { ...nothing, lookups, processor } }));
    return loadsOf(day, needs, { ...usual, newAccountsOfASchool: 0 }, page);
  };
  expect(firstToBreak(loadsWith(1))).toBeUndefined();
  expect(firstToBreak(loadsWith(26))).toMatchObject({ load: 520, limit: 500, cure: 'contract' });
  expect(firstToBreak(loadsWith(26, 500))).toMatchObject({ cure: 'MAX_INSTANCES' });
});

test('a month is billed after what is free', () => {
  const a = { ...usual, schoolDays: 10, knownBrowsers: 0, bytesPerCall: 0 };
  const day = busyMinute();
  const needs = needsOf(day, costsOf({ place: { ...nothing, reads: 500, writes: 1 } }));
  const page = { first: 1024 ** 2, further: 0 };
  expect(bytesOf(day, a, page)).toBe(600 * 1024 ** 2);
  const month = monthOf(day, needs, a, page);
  expect(month).toMatchObject({ reads: 6_000_000, writes: 12_000, calls: 12_000 });
  const bill = Object.fromEntries(billOf(month).map(({ title, dollars }) => [title, dollars]));
  expect(bill['Firestore, reads']).toBeCloseTo(((6_000_000 - prices.freeInAMonth.reads) * 0.06) / 100_000);
  expect(bill['Firestore, writes']).toBe(0);
});
