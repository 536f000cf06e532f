import { dayMs } from '@pathshala/contract/site/region';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { person } from '../../test/support/people.ts';
import { lineOf, retentionRuns } from '../../test/support/retention-runs.ts';
import { buildSchool, giveCourse, school } from '../../test/support/school.ts';
import { keepManifest } from '../../test/support/studio.ts';
import { readSession } from '../courses/providers.ts';
import { collections, everyIn, expiryOf, keptDays, personalId, removedBy } from '../firestore/collections.ts';
import { deletedPerson } from '../firestore/kept.ts';
import { notePerson } from '../people/audit.ts';
import { keepMessage, readMessages } from '../site/routes.ts';
import { listAudit } from '../studio/list.ts';
import type { RetentionEntry } from './apply-retention-policies.ts';
import { removeServedWaits } from './outdated.ts';

const emulated = connect();
const { db } = emulated;
const { today, runAfter, idsIn } = retentionRuns(emulated);

beforeEach(emulated.clear);
afterAll(emulated.close);

test('what is past its date is shown to nobody, whether Firestore has removed it or not', async () => {
  const page = { limit: 10, after: undefined };
  await keepMessage(db, { name: 'Rima', email: 'rima@school.test', message: 'Hello' }, 'en');
  await notePerson(db, 'head', 'rima', 'disable');
  const purchase = { uid: 'rima', courseId: school.priced, title: 'T', amount: 5, status: 'open' } as const;
  const at = Timestamp.fromMillis(today);
  const session = { ...purchase, at, expiresAt: expiryOf('practiceSessions', at) };
  await collections.practiceSessions(db).doc('s').set(session);
  const shownAfter = async (name: 'messages' | 'audit' | 'practiceSessions', days: number) => {
    const now = Date.now() + days * dayMs;
    if (name === 'messages') return (await readMessages(db, page, undefined, now)).entries.length;
    if (name === 'audit') return (await listAudit(db, page, now)).items.length;
    return readSession(db, 'rima', 's', now).then(
      () => 1,
      () => 0,
    );
  };
  for (const name of ['messages', 'audit', 'practiceSessions'] as const) {
    expect([name, await shownAfter(name, keptDays(name) - 0.5)]).toEqual([name, 1]);
    expect([name, await shownAfter(name, keptDays(name))]).toEqual([name, 0]);
    const [one] = (await everyIn(db, name).get()).docs;
    const timeOf = one?.get('at') ?? one?.get('receivedAt');
    expect(one?.get('expiresAt').toMillis() - timeOf.toMillis()).toBe(keptDays(name) * dayMs);
  }
});

test('what outlives its time goes on its day, and no day sooner, in every collection', async () => {
  const rows = removedBy('job');
  for (const { name, removal } of rows) {
    const { field, days } = removal;
    const last = today - days * dayMs - 1000;
    for (const [age, at] of Object.entries({ old: last, young: last + dayMs }))
      await db.doc(`${name}/${age}-${field}`).set({ [field]: Timestamp.fromMillis(at) });
  }
  await runAfter(0);
  for (const { name } of rows) {
    const young = rows.filter((row) => row.name === name).map(({ removal }) => `young-${removal.field}`);
    expect(await idsIn(name), name).toEqual(young.sort());
  }
});

test('what outlives its time is removed completely, however large', async () => {
  const writer = db.bulkWriter();
  const at = Timestamp.fromMillis(today - 400 * dayMs);
  for (let number = 0; number < 310; number += 1)
    void writer.create(db.doc(`publishRequests/${number}`), { at });
  await writer.close();
  const lines = await runAfter(0);
  expect(await idsIn('publishRequests')).toEqual([]);
  expect(lines[0]).toMatchObject({ severity: 'INFO', step: 'outdated', counts: { publishRequests: 310 } });
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
  const room = async () => lineOf(await runAfter(0), 'room for what is published');
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
  const due = async () => lineOf(await runAfter(0), 'payments to give back');
  expect(await due()).toMatchObject({ severity: 'WARNING', counts: { due: 1 } });
  await db.doc('payments/late').update({ status: 'refunded' });
  expect(await due()).toMatchObject({ severity: 'INFO', counts: { due: 0 } });
});

const left = (lines: readonly RetentionEntry[]) => lineOf(lines, 'left of gone accounts');

test('what was written of somebody who has no account is removed the next day; other people’s data stays', async () => {
  const rima = await person(emulated, 'rima@school.test');
  await giveCourse(emulated, rima.uid, school.free);
  await giveCourse(emulated, 'gone', school.free);
  const days = { uid: 'gone', part: 0, entries: [], day: new Date(today).toISOString().slice(0, 10) };
  await collections.practiceLogs(db).doc('gone').set(days);
  expect(left(await runAfter(1))?.counts).toEqual({ removed: 1, skipped: 0 });
  expect(await idsIn('enrolments')).toEqual([personalId(rima.uid, school.free)]);
  expect(await idsIn('practiceLogs')).toEqual([]);
});

test('what was written of somebody who has no account is kept if there is too much of it: then the accounts are missing', async () => {
  const many = Array.from({ length: 51 }, (_, number) => `nobody-${number}`);
  await Promise.all(many.map((uid) => giveCourse(emulated, uid, school.free)));
  await expect(runAfter(1)).rejects.toThrow('left of gone accounts');
  expect(await idsIn('enrolments')).toHaveLength(51);
});

describe('a wait for a course', () => {
  const never = () => false;
  beforeEach(() => buildSchool(emulated));

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

  test('is removed once served, not before', async () => {
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

  test('lasts two years at the most', async () => {
    await wait('rima', school.closed);
    await removeServedWaits(db, today + 2 * 365 * dayMs, never);
    expect(await idsIn('waitingList')).toHaveLength(1);
    await giveCourse(emulated, 'rima', school.free);
    const steps = (await runAfter(2 * 365 + 1)).map(({ step }) => step);
    expect(steps).toContain('served waits');
    expect(await idsIn('waitingList')).toEqual([]);
  });
});
