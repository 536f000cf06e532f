import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { collections } from '../firestore/collections.ts';
import { createDailySalt } from './daily-salt.ts';
import { FirestoreStore } from './firestore-store.ts';

const { db, clear, close } = connect();
let clock = Date.parse('2026-05-04T12:00:00Z');
const now = () => clock;

beforeEach(() => clear());
afterAll(() => close());

function store(prefix = 'test/') {
  const made = new FirestoreStore({ db, salt: createDailySalt(db, now), prefix, limit: 2, now });
  made.init({ windowMs: 60_000 });
  return made;
}

test('counts up to one above the limit, and begins anew when the window ends', async () => {
  const counter = store();
  const hits = async () => (await counter.increment('a')).totalHits;
  expect([await hits(), await hits(), await hits(), await hits()]).toEqual([1, 2, 3, 3]);
  expect((await counter.increment('a')).resetTime?.getTime()).toBe(clock + 60_000);
  clock += 60_000;
  expect(await hits()).toBe(1);
});

test('another instance goes on counting; another limiter and another client do not', async () => {
  await store().increment('a');
  expect((await store().increment('a')).totalHits).toBe(2);
  expect((await store('other/').increment('a')).totalHits).toBe(1);
  expect((await store().increment('b')).totalHits).toBe(1);
});

test('a hit is taken back, a client is forgotten', async () => {
  const counter = store();
  for (let hit = 0; hit < 3; hit++) await counter.increment('a');
  await counter.decrement('a');
  expect((await counter.increment('a')).totalHits).toBe(2);
  await counter.resetKey('a');
  expect((await counter.increment('a')).totalHits).toBe(1);
  await counter.decrement('never seen');
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
