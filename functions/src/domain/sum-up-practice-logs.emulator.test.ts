import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { collections } from '../firestore/collections.ts';
import { addToPracticeLog } from '../practice/add-to-log.ts';
import { partSize, readPracticeSums } from './practice-log.ts';
import { skillSum } from './practice-sums.ts';
import { sumUpPracticeLogs } from './sum-up-practice-logs.ts';

const { db, clear, close } = connect();
const uids = ['a', 'b', 'c', 'd', 'e'];
const skill = 'm1-adding';

const entries = (count: number): PracticeEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `e${at}`, at: Date.now() - count + at, template: skill, seed: 1, level: 1, outcome: 'right' },
  }));
const logOf = (uid: string) => collections.practiceLogs(db).doc(uid);
const summedIn = async () => {
  const logs = await Promise.all(uids.map((uid) => logOf(uid).get()));
  return logs.filter((one) => one.data()?.isSummed).map(({ id }) => id);
};

/** As logs were before there were sums: one of several parts, and one that has sums already. */
beforeEach(async () => {
  await clear();
  for (const uid of uids) await addToPracticeLog(db, uid, entries(uid === 'b' ? partSize + 1 : 3));
  const unsummed = { sums: FieldValue.delete(), isSummed: FieldValue.delete() };
  await Promise.all(uids.filter((uid) => uid !== 'd').map((uid) => logOf(uid).update(unsummed)));
});
afterAll(close);

test('all logs are summed up, each from all its parts; another run finds nothing to do', async () => {
  expect(await sumUpPracticeLogs(db, { pageSize: 2 })).toEqual({ logs: 5, summed: 4 });
  expect(await summedIn()).toEqual(uids);
  const sums = await readPracticeSums(db, uids, [skill]);
  const tried = uids.map((uid) => Object.values(skillSum(sums.get(uid)?.[skill]).days));
  expect(tried.map((days) => days.reduce((sum, day) => sum + day.tried, 0))).toEqual([
    3,
    partSize + 1,
    3,
    3,
    3,
  ]);
  expect(await sumUpPracticeLogs(db)).toEqual({ logs: 5, summed: 0 });
});

test('a run that was ended in the middle is gone on with by the next one', async () => {
  const onPage = () => {
    throw new Error('ended');
  };
  await expect(sumUpPracticeLogs(db, { pageSize: 2, onPage })).rejects.toThrow('ended');
  expect(await summedIn()).toEqual(['a', 'b', 'd']);
  expect(await sumUpPracticeLogs(db, { pageSize: 2 })).toEqual({ logs: 5, summed: 2 });
  expect(await summedIn()).toEqual(uids);
});
