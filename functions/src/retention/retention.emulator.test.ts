import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { person } from '../../test/support/people.ts';
import { lineOf, retentionRuns } from '../../test/support/retention-runs.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { keepManifest } from '../../test/support/studio.ts';
import { dayMs } from '../core/utc-day.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { collectionOf } from './collection-of.ts';
import type { RetentionEntry } from './retention-entry.ts';
import { removedBy } from './retention-policies.ts';

const emulated = connect();
const { db } = emulated;
const { today, runAfter, idsIn } = retentionRuns(emulated);

beforeEach(emulated.clear);
afterAll(emulated.close);

describe('what outlives its time', () => {
  test('goes on its day, and no day sooner, in every collection', async () => {
    const rows = removedBy('job');
    for (const { name, removal } of rows) {
      const { field, days } = removal;
      const last = today - days * dayMs - 1000;
      for (const [age, at] of Object.entries({ old: last, young: last + dayMs }))
        await collectionOf(db, name)
          .doc(`${age}-${field}`)
          .set({ [field]: Timestamp.fromMillis(at) });
    }
    await runAfter(0);
    for (const { name } of rows) {
      const young = rows.filter((row) => row.name === name).map(({ removal }) => `young-${removal.field}`);
      expect(await idsIn(name), name).toEqual(young.sort());
    }
  });

  test('is removed completely, however large', async () => {
    const writer = db.bulkWriter();
    const receivedAt = Timestamp.fromMillis(today - 400 * dayMs);
    for (let number = 0; number < 650; number += 1)
      void writer.create(db.doc(`messages/${number}`), { receivedAt });
    await writer.close();
    const lines = await runAfter(0);
    expect(await idsIn('messages')).toEqual([]);
    expect(lines[0]).toMatchObject({ severity: 'INFO', step: 'outdated', counts: { messages: 650 } });
  });
});

test('the address of a parent who does not answer is removed after a month; one who has answered stays', async () => {
  const asked = {
    band: 'under-13',
    statedAt: Timestamp.fromMillis(today),
    parentEmail: 'm@home.test',
    tokenHash: 'h',
  } as const;
  const unansweredUntil = Timestamp.fromMillis(today + 30 * dayMs);
  const consents = collections.consents(db);
  await consents.doc('silent').set({ ...asked, state: 'waiting', unansweredUntil });
  await consents.doc('answered').set({ ...asked, state: 'given' });
  await runAfter(29);
  expect((await consents.doc('silent').get()).data()?.parentEmail).toBe('m@home.test');
  await runAfter(31);
  const { parentEmail, tokenHash, state } = (await consents.doc('silent').get()).data() ?? {};
  expect([parentEmail, tokenHash, state]).toEqual([undefined, undefined, 'waiting']);
  expect((await consents.doc('answered').get()).data()?.parentEmail).toBe('m@home.test');
});

test('the owner is warned when the manifest is nearly full', async () => {
  const room = async () =>
    (await runAfter(0)).find(({ step }) => step === 'room for what is published') as RetentionEntry;
  const title = 'x'.repeat(1000);
  const items = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, { revision: 1, title, at }]));
  const keep = (count: number) => keepManifest(db, { instructors: items(count) });
  await keep(100);
  expect(await room()).toMatchObject({ severity: 'INFO', counts: { percent: 10 } });
  await keep(850);
  expect(await room()).toMatchObject({ severity: 'WARNING', counts: { percent: 87 } });
});

test('payments that are to be given back are named in the log until they are', async () => {
  const payment = {
    uid: deletedPerson,
    courseId: school.priced,
    amount: 12.5,
    at: Timestamp.fromMillis(today),
  };
  await db.doc('payments/late').set({ ...payment, status: 'refund-due' });
  await db.doc('payments/usual').set({ ...payment, status: 'enrolled' });
  const due = (lines: RetentionEntry[]) => lines.find(({ step }) => step === 'payments to give back');
  expect(due(await runAfter(0))).toMatchObject({ severity: 'WARNING', counts: { due: 1 } });
  await db.doc('payments/late').update({ status: 'refunded' });
  expect(due(await runAfter(0))).toMatchObject({ severity: 'INFO', counts: { due: 0 } });
});

describe('what was written of somebody who has no account', () => {
  const left = (lines: readonly RetentionEntry[]) => lineOf(lines, 'left of gone accounts');

  test('is removed the next day; other people’s data stays', async () => {
    const rima = await person(emulated, 'rima@school.test');
    await giveCourse(emulated, rima.uid, school.free);
    await giveCourse(emulated, 'gone', school.free);
    const days = { uid: 'gone', part: 0, entries: [], day: new Date(today).toISOString().slice(0, 10) };
    await collections.practiceLogs(db).doc('gone').set(days);
    expect(left(await runAfter(1))?.counts).toEqual({ removed: 1, skipped: 0 });
    expect(await idsIn('enrolments')).toEqual([personalId(rima.uid, school.free)]);
    expect(await idsIn('practiceLogs')).toEqual([]);
  });

  test('is kept if there is too much of it: then the accounts are missing', async () => {
    const many = Array.from({ length: 51 }, (_, number) => `nobody-${number}`);
    await Promise.all(many.map((uid) => giveCourse(emulated, uid, school.free)));
    await expect(runAfter(1)).rejects.toThrow('left of gone accounts');
    expect(await idsIn('enrolments')).toHaveLength(51);
  });
});
