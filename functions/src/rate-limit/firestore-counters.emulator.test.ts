import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { collections } from '../firestore/collections.ts';
import type { Allowance } from '../http/origins.ts';
import { createDailySalt, firestoreCounters } from './rate-limit.ts';

const { db, clear, close } = connect();
let clock = Date.parse('2026-05-04T12:00:00Z');
const now = () => clock;

beforeEach(() => clear());
afterAll(() => close());

const instance = () => firestoreCounters(db, 60_000, now);
const two = (key: string): Allowance => ({ key, max: 2 });

async function stored(): Promise<{ hits: number[]; written: number[] }> {
  const { docs } = await collections.rateLimits(db).get();
  return {
    hits: docs.map((one) => one.data().hits).sort(),
    written: docs.map((one) => one.updateTime.toMillis()).sort(),
  };
}

test('lets an allowance be spent, and starts again when the window ends', async () => {
  const count = instance();
  const take = () => count(two('a'));
  expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 60_000, 60_000]);
  clock += 60_000;
  expect(await take()).toBe(0);
});

test('a call that is refused writes nothing, whichever allowance is spent', async () => {
  const both = (name: string) => instance()({ key: 'hop', max: 3 }, two(name));
  expect([await both('a'), await both('a')]).toEqual([0, 0]);
  const before = await stored();
  expect(before.hits).toEqual([2, 2]);
  expect(await both('a')).toBeGreaterThan(0);
  expect(await stored()).toEqual(before);
  await both('b');
  const full = await stored();
  expect(full.hits).toEqual([1, 2, 3]);
  for (const name of ['c', 'd', 'b']) expect(await both(name)).toBeGreaterThan(0);
  expect(await stored()).toEqual(full);
});

test('calls at once through two instances are counted one by one', async () => {
  const instances = [instance(), instance()] as const;
  const allowances = [
    { key: 'hop', max: 100 },
    { key: 'a', max: 5 },
  ] as const;
  const waits = await Promise.all(
    Array.from({ length: 12 }, (_, index) => instances[index % 2 === 0 ? 0 : 1](...allowances)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect((await stored()).hits).toEqual([5, 5]);
});

test('the secret is one for all instances in a day, and another the next day', async () => {
  const [first, second] = await Promise.all([createDailySalt(db, now)(), createDailySalt(db, now)()]);
  expect(first).toBe(second);
  const daily = createDailySalt(db, now);
  expect(await daily()).toBe(first);
  clock += 86_400_000;
  expect(await daily()).not.toBe(first);
  expect((await collections.rateSalts(db).get()).docs.map((one) => one.id)).toEqual([
    '2026-05-04',
    '2026-05-05',
  ]);
});
