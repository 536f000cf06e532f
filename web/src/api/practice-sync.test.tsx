import type { PracticeEntry, PracticeLogPage } from '@pathshala/contract/practice/log';
import { beforeEach, expect, test } from 'vitest';
import { forgetPerson } from '../device/local-storage.ts';
import { ApiError } from '../http/client.ts';
import { ownPractice } from './own-practice.ts';
import { united } from './practice-entries.ts';
import { practiceLog } from './practice-log.ts';
import { practiceOutbox } from './practice-outbox.ts';
import { beginPractice, type PracticeCalls, syncPractice } from './practice-sync.ts';

const uid = 'u-rima';
const network = new ApiError('network', 0, 'no connection');
const entry = (id: string, at: number): PracticeEntry => ({
  ...{ id, at, template: `of-${id}`, seed: 1, level: 1, outcome: 'right' },
});
const many = (count: number) => Array.from({ length: count }, (_, at) => entry(`e${at}`, at));
const ids = (entries: readonly PracticeEntry[]) => entries.map(({ id }) => id);
const here = () => ids(practiceLog.read());

/** The school's side: a log that is added to, and gives pages of a size. */
class School implements PracticeCalls {
  readonly log: PracticeEntry[] = [];
  readonly calls: string[] = [];
  pageSize = 1000;
  add = async (entries: readonly PracticeEntry[]) => {
    this.calls.push(`add ${entries.length}`);
    this.log.push(...entries.filter(({ id }) => !ids(this.log).includes(id)));
  };
  after = async (place: number): Promise<PracticeLogPage> => {
    this.calls.push(`after ${place}`);
    const entries = this.log.slice(place, place + this.pageSize);
    const next = place + entries.length;
    return { entries, next, more: next < this.log.length };
  };
}

/** As a page does whose person is signed in. */
function sync(whose: string, calls: PracticeCalls): Promise<void> {
  beginPractice(whose);
  return syncPractice(whose, calls);
}

let school: School;
beforeEach(() => {
  localStorage.clear();
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
  await sync(uid, school);
  practiceLog.add({ template: 'phone', seed: 1, level: 1, outcome: 'right' }, 20);
  school.log.push(entry('tablet', 10));
  await sync(uid, school);
  expect(practiceLog.read().map(({ template }) => template)).toEqual(['of-tablet', 'phone']);
  expect(ids(school.log)).toHaveLength(2);
  expect(practiceOutbox.waiting(uid)).toEqual([]);
  const phone = here();
  localStorage.clear();
  await sync(uid, school);
  expect(here()).toEqual(phone);
});

test('much that waits is sent in several calls', async () => {
  practiceOutbox.add(uid, many(450));
  await sync(uid, school);
  expect(school.calls).toEqual(['add 200', 'add 200', 'add 50', 'after 0']);
  expect(ids(school.log)).toEqual(ids(many(450)));
});

test('without a connection all of it waits, through a reload and a log-out, and for its own person alone', async () => {
  await sync(uid, school);
  practiceLog.add({ template: 'sums', seed: 1, level: 1, outcome: 'wrong' });
  const offline = { add: () => Promise.reject(network), after: () => Promise.reject(network) };
  await expect(sync(uid, offline)).rejects.toBe(network);
  expect(practiceLog.read()).toHaveLength(1);
  forgetPerson();
  await sync('u-tanvir', school);
  expect([practiceLog.read(), school.log]).toEqual([[], []]);
  forgetPerson();
  await sync(uid, school);
  expect(school.log.map(({ template }) => template)).toEqual(['sums']);
  expect(practiceLog.read()).toHaveLength(1);
});

test('what the school will never take is not sent forever', async () => {
  practiceOutbox.add(uid, [entry('odd', 1)]);
  const refusing = { ...school, add: () => Promise.reject(new ApiError('invalid-fields', 422, 'No.')) };
  await sync(uid, refusing);
  expect(practiceOutbox.waiting(uid)).toEqual([]);
  expect(here()).toEqual(['odd']);
});

test('an answer after a log-out does not reach the next person', async () => {
  school.log.push(entry('mine', 1));
  const slow = {
    ...school,
    after: async (place: number) => {
      forgetPerson();
      return school.after(place);
    },
  };
  await sync(uid, slow);
  expect(ownPractice.read()).toBeUndefined();
  expect(here()).toEqual([]);
});

test('two starts at once are one run', async () => {
  practiceOutbox.add(uid, many(1));
  await Promise.all([sync(uid, school), sync(uid, school)]);
  expect(school.calls).toEqual(['add 1', 'after 0']);
});
