import type { PracticeEntry, PracticeLogPage } from '@pathshala/contract/practice/log';
import { beforeEach, expect, test } from 'vitest';
import { forgetPerson } from '../device/forget-person.ts';
import { outbox } from './outbox.ts';
import { foundPractice, ownPractice, practiceLog, united } from './practice-log.ts';
import { beginPractice, type PracticeCalls, syncPractice } from './practice-sync.ts';

const done = { template: 'sums', seed: 3, level: 1, outcome: 'right' } as const;

test('an exercise is added with an id of its own and its time, and is there after a reload', () => {
  practiceLog.add(done, 1000);
  practiceLog.add({ ...done, seed: 4, outcome: 'wrong' }, 2000);
  const kept: unknown = JSON.parse(localStorage.getItem('practiceLog') ?? '');
  expect(kept).toMatchObject([
    { ...done, at: 1000 },
    { at: 2000, outcome: 'wrong' },
  ]);
  expect(new Set(practiceLog.read().map(({ id }) => id)).size).toBe(2);
});

test('the first answer of an exercise counts, also after a reload', () => {
  practiceLog.add({ ...done, outcome: 'wrong' });
  practiceLog.add(done);
  practiceLog.add({ ...done, template: 'other' });
  practiceLog.add(done);
  expect(practiceLog.read().map(({ template, outcome }) => `${template} ${outcome}`)).toEqual([
    'sums wrong',
    'other right',
  ]);
});

const rima = { uid: 'u-rima', after: 0, isFetched: true, entries: [] } as const;
const unsent = () =>
  outbox.known().map((one) => one.owner === 'u-rima' && one.call === 'practice' && one.body.template);
const templates = () => practiceLog.read().map(({ template }) => template);

test('who is signed in has a log of their own; logging out takes it away, not what a visitor did here, nor what is still to be sent', () => {
  practiceLog.add(done);
  ownPractice.write(rima);
  expect(templates()).toEqual([]);
  practiceLog.add({ ...done, template: 'shares' });
  expect(templates()).toEqual(['shares']);
  forgetPerson();
  expect(templates()).toEqual(['sums']);
  expect(unsent()).toEqual(['shares']);
});

test.each(['{', '7', '[]', '{"u-rima":null}', '{"uid":3}'])(
  'stored text like %s is an empty log with nothing declined',
  (text) => {
    for (const key of ['practiceLog', 'ownPractice', 'declinedPractice']) localStorage.setItem(key, text);
    expect(practiceLog.read()).toEqual([]);
    practiceLog.add(done);
    expect(foundPractice.of('u-rima')).toHaveLength(1);
  },
);

const uid = 'u-rima';
const entry = (id: string, at: number): PracticeEntry => ({
  ...{ id, at, template: `of-${id}`, seed: 1, level: 1, outcome: 'right' },
});
const many = (count: number) => Array.from({ length: count }, (_, at) => entry(`e${at}`, at));
const ids = (entries: readonly PracticeEntry[]) => entries.map(({ id }) => id);
const here = () => ids(practiceLog.read());

/** The school's log: takes entries, and returns pages of a given size. */
class School implements PracticeCalls {
  readonly log: PracticeEntry[] = [];
  pageSize = 1000;
  send = async () => {
    this.log.push(...outbox.known().flatMap((one) => (one.call === 'practice' ? [one.body] : [])));
    await outbox.forgetAll(uid);
  };
  after = async (place: number): Promise<PracticeLogPage> => {
    const entries = this.log.slice(place, place + this.pageSize);
    const next = place + entries.length;
    return { entries, next, more: next < this.log.length };
  };
}

/** Syncs as the page of a signed-in person does. */
function sync(whose: string, calls: PracticeCalls): Promise<void> {
  beginPractice(whose);
  return syncPractice(whose, calls);
}

let school: School;
beforeEach(async () => {
  await outbox.forgetAll(uid);
  school = new School();
});

test('merging logs is symmetric', () => {
  const [a, b, c, twin] = [entry('a', 3), entry('b', 1), entry('c', 2), entry('d', 2)];
  expect(ids(united([a, b], [c, twin, a]))).toEqual(['b', 'c', 'd', 'a']);
  expect(united([twin, c, a], [b])).toEqual(united([b, a], [c, twin]));
  expect(united([a], [{ ...a, at: 9 }])).toEqual([{ ...a, at: 9 }]);
  const long = united(many(5001), []);
  expect([long.length, long[0]?.id]).toEqual([5000, 'e1']);
});

test('two devices that practised apart have the same log in the end', async () => {
  school.pageSize = 1;
  await sync(uid, school);
  practiceLog.add({ template: 'phone', seed: 1, level: 1, outcome: 'right' }, 20);
  school.log.push(entry('tablet', 10));
  await sync(uid, school);
  expect(practiceLog.read().map(({ template }) => template)).toEqual(['of-tablet', 'phone']);
  expect(ids(school.log)).toHaveLength(2);
  const phone = here();
  localStorage.clear();
  await sync(uid, school);
  expect(here()).toEqual(phone);
});

test('without a connection all of it waits through a log-out, and for its own person alone', async () => {
  await sync(uid, school);
  practiceLog.add({ template: 'sums', seed: 1, level: 1, outcome: 'wrong' });
  const network = new Error('no connection');
  const offline = { ...school, send: () => Promise.reject(network) };
  await expect(sync(uid, offline)).rejects.toBe(network);
  forgetPerson();
  await sync('u-tanvir', offline).catch(() => undefined);
  expect(practiceLog.read()).toEqual([]);
  forgetPerson();
  await sync(uid, school);
  expect(school.log.map(({ template }) => template)).toEqual(['sums']);
  expect(practiceLog.read()).toHaveLength(1);
});

test('an answer after a log-out does not reach the next person', async () => {
  school.log.push(entry('mine', 1));
  const slow = {
    send: school.send,
    after: async (place: number) => {
      forgetPerson();
      return school.after(place);
    },
  };
  await sync(uid, slow);
  expect(ownPractice.read()).toBeUndefined();
  expect(here()).toEqual([]);
});
