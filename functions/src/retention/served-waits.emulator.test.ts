import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { flaky } from '../../test/support/flaky.ts';
import { retentionRuns } from '../../test/support/retention-runs.ts';
import { buildSchool, giveCourse, school } from '../../test/support/school.ts';
import { dayMs } from '../core/utc-day.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { removeServedWaits } from './served-waits.ts';

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

test('an enrolment is read once, and new ones the next day', async () => {
  await enrolled('rima', school.priced, -3);
  await enrolled('tanvir', school.priced, -2);
  expect(await removeServedWaits(db, today, never)).toMatchObject({ enrolments: 2 });
  await wait('mina', school.priced);
  await enrolled('mina', school.priced, 1);
  // The newest of the day before is in the hour that is looked at again.
  expect(await removeServedWaits(db, today + dayMs, never)).toMatchObject({ enrolments: 2 });
  expect(await idsIn('waitingList')).toEqual([]);
});

test('a run that dies goes on with the page that it had not done', async () => {
  const writer = db.bulkWriter();
  for (let number = 0; number < 310; number += 1) {
    const [uid, courseId] = [`u${number}`, school.priced];
    const enrolledAt = Timestamp.fromMillis(today + (number - 400) * 3_600_000);
    const id = personalId(uid, courseId);
    void writer.set(db.doc(`enrolments/${id}`), { uid, courseId, enrolledAt, lessonsDone: [] });
    void writer.set(db.doc(`waitingList/${id}`), { uid, courseId, at: enrolledAt });
  }
  await writer.close();
  // Where the job stands, a page, its waits: dead at the second page.
  let calls = 0;
  const dying = flaky(db, () => (++calls > 3 ? 'before' : undefined));
  await expect(removeServedWaits(dying, today, never)).rejects.toThrow('Firestore fails here.');
  expect(await idsIn('waitingList')).toHaveLength(10);
  const { enrolments } = await removeServedWaits(db, today, never);
  expect([enrolments, await idsIn('waitingList')]).toEqual([11, []]);
});
