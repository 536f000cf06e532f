import { dayMs } from '@pathshala/contract/site/region';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { retentionRuns } from '../../test/support/retention-runs.ts';
import { buildSchool, giveCourse, school } from '../../test/support/school.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { removeServedWaits } from './outdated.ts';

const emulated = connect();
const { db } = emulated;
const { today, runAfter, idsIn } = retentionRuns(emulated);
const never = () => false;

beforeEach(async () => {
  await emulated.clear();
  await buildSchool(emulated);
});
afterAll(emulated.close);

const wait = (uid: string, courseId: string) =>
  collections
    .waitingList(db)
    .doc(personalId(uid, courseId))
    .set({ uid, courseId, at: Timestamp.fromMillis(today) });
const enrolled = (uid: string, courseId: string, days: number) =>
  collections
    .enrolments(db)
    .doc(personalId(uid, courseId))
    .set({ uid, courseId, enrolledAt: Timestamp.fromMillis(today + days * dayMs), lessonsDone: [] });

test('a wait is removed once served, not before', async () => {
  await enrolled('rima', school.priced, -400);
  await wait('rima', school.priced);
  await wait('tanvir', school.priced);
  await wait('rima', school.closed);
  await wait('rima', 'c1-gone');
  await wait('tanvir', 'c1-gone');
  await collections.courses(db).doc(school.other).update({ withdrawn: true });
  await wait('rima', school.other);
  await removeServedWaits(db, today, never);
  const left = [personalId('rima', school.closed), personalId('tanvir', school.priced)];
  expect(await idsIn('waitingList')).toEqual(left.sort());
});

test('the longest wait is two years', async () => {
  await wait('rima', school.closed);
  await removeServedWaits(db, today + 2 * 365 * dayMs, never);
  expect(await idsIn('waitingList')).toHaveLength(1);
  await giveCourse(emulated, 'rima', school.free);
  await expect(runAfter(2 * 365 + 1)).resolves.toBeDefined();
  expect(await idsIn('waitingList')).toEqual([]);
});
