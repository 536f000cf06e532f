import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { keepManifest } from '../../test/support/manifest.ts';
import { person } from '../../test/support/people.ts';
import { buildSchool, giveCourse, school } from '../../test/support/school.ts';
import { mailQueue } from '../domain/mail.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { applyRetentionPolicies, type RetentionEntry } from './apply-retention-policies.ts';
import { collectionOf } from './collection-of.ts';
import type { InactiveCounts, RetentionServices } from './inactive-accounts.ts';
import { day } from './outdated.ts';
import { inactivity, removedBy } from './retention-policies.ts';

const emulated = connect();
const { db, auth } = emulated;
const today = Date.now();
const services = { db, auth, queueMail: mailQueue(db), site: 'https://school.example' };

beforeEach(emulated.clear);
afterAll(emulated.close);

/** Runs the daily job on another day. */
async function runAfter(days: number, given: Partial<RetentionServices> = {}): Promise<RetentionEntry[]> {
  const lines: RetentionEntry[] = [];
  const log = (entry: RetentionEntry) => lines.push(entry);
  await applyRetentionPolicies({ ...services, ...given }, log, today + days * day);
  return lines;
}

const idsIn = async (name: Parameters<typeof collectionOf>[1]) =>
  (await collectionOf(db, name).get()).docs.map(({ id }) => id).sort();

describe('what outlives its time', () => {
  test.each(removedBy('job').map(({ name, removal }) => ({ name, ...removal })))(
    '$name goes $days days after $field',
    async ({ name, field, days }) => {
      const collection = collectionOf(db, name);
      await collection.doc('old').set({ [field]: Timestamp.fromMillis(today - 1000) });
      await collection.doc('new').set({ [field]: Timestamp.fromMillis(today + day) });
      await runAfter(days - 1);
      expect(await idsIn(name)).toEqual(['new', 'old']);
      await runAfter(days);
      expect(await idsIn(name)).toEqual(['new']);
    },
  );

  test('is removed completely, however large', async () => {
    const writer = db.bulkWriter();
    const receivedAt = Timestamp.fromMillis(today - 400 * day);
    for (let number = 0; number < 650; number += 1)
      void writer.create(db.doc(`messages/${number}`), { receivedAt });
    await writer.close();
    const lines = await runAfter(0);
    expect(await idsIn('messages')).toEqual([]);
    expect(lines[0]).toMatchObject({ severity: 'INFO', step: 'outdated', counts: { messages: 650 } });
  });
});

describe('a wait', () => {
  const wait = (uid: string, courseId: string) =>
    collections
      .waitingList(db)
      .doc(personalId(uid, courseId))
      .set({ uid, courseId, at: Timestamp.fromMillis(today) });

  test('is removed once served, not before', async () => {
    await buildSchool(emulated);
    const [{ uid: rima }, { uid: tanvir }] = await Promise.all([
      person(emulated, 'rima@school.test'),
      person(emulated, 'tanvir@school.test'),
    ]);
    await giveCourse(emulated, rima, school.priced);
    await wait(rima, school.priced);
    await wait(tanvir, school.priced);
    await wait(rima, school.closed);
    await wait(rima, 'c1-gone');
    await runAfter(1);
    const left = [personalId(rima, school.closed), personalId(tanvir, school.priced)];
    expect(await idsIn('waitingList')).toEqual(left.sort());
    await runAfter(2 * 365 + 1);
    expect(await idsIn('waitingList')).toEqual([]);
  });
});

test('the address of a parent who does not answer is removed after a month; one who has answered stays', async () => {
  const asked = {
    band: 'under-13',
    statedAt: Timestamp.fromMillis(today),
    parentEmail: 'm@home.test',
    tokenHash: 'h',
  } as const;
  const unansweredUntil = Timestamp.fromMillis(today + 30 * day);
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

describe('an account that nobody uses', () => {
  const mails = async () => (await collections.mail(db).get()).docs.map((one) => one.data());
  const inactive = (lines: readonly RetentionEntry[]) =>
    lines.find(({ step }) => step === 'inactive accounts')?.counts as InactiveCounts;

  test('is warned, then deleted with its data; others stay', async () => {
    const rima = await person(emulated, 'rima@school.test');
    await giveCourse(emulated, rima.uid, school.free);
    await giveCourse(emulated, 'tanvir', school.free);
    const payment = { uid: rima.uid, courseId: school.free, amount: 5, status: 'enrolled' } as const;
    await collections
      .payments(db)
      .doc('p1')
      .set({ ...payment, at: Timestamp.fromMillis(today) });

    await runAfter(inactivity.after - inactivity.warning - 1);
    expect(await mails()).toEqual([]);
    expect(inactive(await runAfter(inactivity.after - inactivity.warning + 1))).toMatchObject({ warned: 1 });
    expect(await mails()).toMatchObject([
      { to: [rima.email], message: { text: expect.stringContaining('https://school.example/login') } },
    ]);
    expect(inactive(await runAfter(inactivity.after))).toMatchObject({ warned: 0, removed: 0 });
    expect(inactive(await runAfter(inactivity.after + 2))).toMatchObject({ removed: 1 });
    await expect(auth.getUser(rima.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    for (const { name } of removedBy('account')) expect((await idsIn(name)).join()).not.toContain(rima.uid);
    expect(await idsIn('enrolments')).toEqual([personalId('tanvir', school.free)]);
    expect(await idsIn('payments')).toEqual(['p1']);
  });

  test('is kept when its person returns, and warned again the next time', async () => {
    const rima = await person(emulated, 'rima@school.test');
    await runAfter(inactivity.after - 1);
    expect(await idsIn('inactiveAccounts')).toEqual([rima.uid]);
    const lastSeenAt = Timestamp.fromMillis(today + inactivity.after * day);
    await collections.users(db).doc(rima.uid).update({ lastSeenAt });
    expect(inactive(await runAfter(inactivity.after + 40))).toMatchObject({ removed: 0, returned: 1 });
    expect(await idsIn('inactiveAccounts')).toEqual([]);
    expect(inactive(await runAfter(2 * inactivity.after))).toMatchObject({ warned: 1, removed: 0 });
  });

  test('of an admin is left alone', async () => {
    await person(emulated, 'head@school.test', 'admin');
    await runAfter(inactivity.after * 2);
    expect([await mails(), await idsIn('inactiveAccounts')]).toEqual([[], []]);
  });

  test('is never deleted without a warning, and the log says so', async () => {
    await person(emulated, 'rima@school.test');
    const lines = await runAfter(inactivity.after * 2, { queueMail: undefined });
    expect(lines.find(({ severity }) => severity === 'WARNING')).toMatchObject({ counts: { untold: 1 } });
    expect(JSON.stringify(lines)).not.toContain('rima');
    await runAfter(inactivity.after * 2 + 40, { queueMail: undefined });
    expect(await idsIn('users')).toHaveLength(1);
  });

  /** Auth that lists these accounts. */
  const listing = (users: readonly object[]): typeof auth =>
    Object.create(auth, { listUsers: { value: async () => ({ users }) } });
  const old = new Date(today).toUTCString();
  const metadata = { creationTime: old, lastSignInTime: old };

  test('whose page is still open is used: Firebase renews its token', async () => {
    const lastRefreshTime = new Date(today + inactivity.after * day).toUTCString();
    const open = listing([{ uid: 'open', metadata: { ...metadata, lastRefreshTime } }]);
    expect(inactive(await runAfter(inactivity.after + 40, { auth: open }))).toMatchObject({ warned: 0 });
    const closed = listing([{ uid: 'closed', metadata }]);
    expect(inactive(await runAfter(inactivity.after + 40, { auth: closed }))).toMatchObject({ warned: 1 });
  });

  test('is one of 200 at most in a day, so that a fault is seen before it has reached everybody', async () => {
    const many = listing(Array.from({ length: 230 }, (_one, at) => ({ uid: `u${at}`, metadata })));
    const lines = await runAfter(inactivity.after * 2, { auth: many, queueMail: undefined });
    expect(inactive(lines)).toMatchObject({ untold: 200 });
  });

  test('that was removed in the console leaves no warning behind', async () => {
    await collections
      .inactiveAccounts(db)
      .doc('gone')
      .set({ warnedAt: Timestamp.fromMillis(today) });
    await runAfter(1);
    expect(await idsIn('inactiveAccounts')).toEqual([]);
  });
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

test('a removal that was cut off is started again', async () => {
  const rima = await person(emulated, 'rima@school.test');
  await runAfter(inactivity.after - 1);
  const cutOff = {
    ...services,
    auth: Object.create(auth, { deleteUser: { value: () => Promise.reject(new Error('down')) } }),
  };
  const lines: RetentionEntry[] = [];
  const again = applyRetentionPolicies(
    cutOff,
    (entry) => lines.push(entry),
    today + (inactivity.after + 40) * day,
  );
  await expect(again).rejects.toThrow('inactive accounts');
  const failed = lines.filter(({ severity }) => severity !== 'INFO');
  expect(failed.map(({ severity, step }) => [severity, step])).toEqual([['ERROR', 'inactive accounts']]);
  await runAfter(inactivity.after + 41);
  await expect(auth.getUser(rima.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
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
  const left = (lines: readonly RetentionEntry[]) =>
    lines.find(({ step }) => step === 'left of gone accounts');

  test('is removed the next day; other people’s data stays', async () => {
    const rima = await person(emulated, 'rima@school.test');
    await giveCourse(emulated, rima.uid, school.free);
    await giveCourse(emulated, 'gone', school.free);
    const days = { uid: 'gone', part: 0, entries: [], day: new Date(today).toISOString().slice(0, 10) };
    await collections.practiceLogs(db).doc('gone').set(days);
    expect(left(await runAfter(1))?.counts).toEqual({ removed: 1 });
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
