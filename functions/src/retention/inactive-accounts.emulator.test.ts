import { inFull, isFull } from '@pathshala/contract/testing/full';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { flaky } from '../../test/support/faults.ts';
import { person } from '../../test/support/people.ts';
import { lineOf, retentionRuns } from '../../test/support/retention-runs.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { dayMs, utcDay } from '../core/utc-day.ts';
import { retentionJob } from '../domain/retention-job.ts';
import { collections, personalId } from '../firestore/collections.ts';
import { noteUnseen } from './note-inactive.ts';
import { inactivity, removedBy } from './retention-policies.ts';
import { reviewAccount } from './review-account.ts';

const emulated = connect();
const { db, auth } = emulated;
const { today, services, runAfter, idsIn } = retentionRuns(emulated);
const never = () => false;
const dayOfWarning = inactivity.after - inactivity.warning;

beforeEach(emulated.clear);
afterAll(emulated.close);

const mails = async () => (await collections.mail(db).get()).docs.map((one) => one.data());
const addresses = async () => (await mails()).flatMap(({ to }) => to).sort();
const dayOf = (days: number) => utcDay(today + days * dayMs);
const at = (days: number) => Timestamp.fromMillis(today + days * dayMs);

/** Accounts that were made and last seen so many days ago, with their records. */
async function unused(daysAgo: number, names: readonly string[]): Promise<void> {
  const time = new Date(today - daysAgo * dayMs).toUTCString();
  const metadata = { creationTime: time, lastSignInTime: time };
  const { errors } = await auth.importUsers(
    names.map((uid) => ({ uid, email: `${uid}@school.test`, metadata })),
  );
  expect(errors).toEqual([]);
  await recordsOf(daysAgo, names);
}

async function recordsOf(daysAgo: number, names: readonly string[]): Promise<void> {
  const writer = db.bulkWriter();
  const seen = Timestamp.fromMillis(today - daysAgo * dayMs);
  for (const uid of names) {
    const email = `${uid}@school.test`;
    const record = {
      email,
      displayName: uid,
      role: 'student',
      createdAt: seen,
      lastSeenAt: seen,
      seenOn: dayOf(-daysAgo),
    };
    void writer.set(db.doc(`users/${uid}`), record);
  }
  await writer.close();
}

const many = (count: number) => Array.from({ length: count }, (_one, number) => `u${1000 + number}`);

describe('an account that nobody uses', () => {
  test('is warned, then deleted with its data; others stay', async () => {
    const rima = await person(emulated, 'rima@school.test');
    await giveCourse(emulated, rima.uid, school.free);
    await giveCourse(emulated, 'tanvir', school.free);
    const payment = { uid: rima.uid, courseId: school.free, amount: 5, status: 'enrolled' } as const;
    await collections
      .payments(db)
      .doc('p1')
      .set({ ...payment, at: at(0) });

    await runAfter(dayOfWarning - 1);
    expect(await mails()).toEqual([]);
    await runAfter(dayOfWarning + 1);
    expect(await mails()).toMatchObject([
      { to: [rima.email], message: { text: expect.stringContaining('https://school.example/login') } },
    ]);
    await runAfter(inactivity.after);
    expect([await addresses(), await idsIn('users')]).toEqual([[rima.email], [rima.uid]]);
    await runAfter(inactivity.after + 2);
    await expect(auth.getUser(rima.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    for (const { name } of removedBy('account')) expect((await idsIn(name)).join()).not.toContain(rima.uid);
    expect(await idsIn('enrolments')).toEqual([personalId('tanvir', school.free)]);
    expect(await idsIn('payments')).toEqual(['p1']);
  });

  test('is kept when its person returns, and warned again the next time', async () => {
    const rima = await person(emulated, 'rima@school.test');
    await runAfter(inactivity.after - 1);
    expect(await idsIn('inactiveAccounts')).toEqual([rima.uid]);
    await collections
      .users(db)
      .doc(rima.uid)
      .update({ lastSeenAt: at(inactivity.after) });
    await runAfter(inactivity.after + 40);
    expect([await idsIn('inactiveAccounts'), await idsIn('users')]).toEqual([[], [rima.uid]]);
    await runAfter(2 * inactivity.after);
    expect([await addresses(), await idsIn('users')]).toEqual([[rima.email, rima.email], [rima.uid]]);
  });

  test('of an admin is left alone, and its time begins when they are none', async () => {
    await person(emulated, 'head@school.test', 'admin');
    const lines = await runAfter(inactivity.after * 2);
    expect([await mails(), await idsIn('inactiveAccounts')]).toEqual([[], []]);
    expect(lineOf(lines, 'one account')).toMatchObject({ counts: { released: 1 } });
    await auth.setCustomUserClaims((await idsIn('users'))[0] ?? '', {});
    await runAfter(inactivity.after * 2 + 1);
    expect(await addresses()).toEqual(['head@school.test']);
  });

  test('is never deleted without a warning, and the log says so', async () => {
    await person(emulated, 'rima@school.test');
    const lines = await runAfter(inactivity.after * 2, { queueMail: undefined });
    expect(lineOf(lines, 'accounts to warn')).toMatchObject({ severity: 'WARNING', counts: { untold: 1 } });
    expect(JSON.stringify(lines)).not.toContain('rima');
    await runAfter(inactivity.after * 2 + 40, { queueMail: undefined });
    expect(await idsIn('users')).toHaveLength(1);
    await runAfter(inactivity.after * 2 + 41);
    expect([await addresses(), await idsIn('users')]).toMatchObject([
      ['rima@school.test'],
      [expect.any(String)],
    ]);
  });

  test('without a record is found on the round over all accounts', async () => {
    await unused(dayOfWarning + 1, ['stranger']);
    await collections.users(db).doc('stranger').delete();
    await runAfter(0);
    expect(await addresses()).toEqual(['stranger@school.test']);
    await runAfter(inactivity.warning);
    await expect(auth.getUser('stranger')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test.each([
    ['warned', 'dueAt', 0],
    ['ended', 'warnedAt', -inactivity.warning],
  ])('is %s as one of 200 at most in a day, so that a fault is seen early', async (_what, field, days) => {
    const writer = db.bulkWriter();
    for (const uid of many(230)) void writer.set(db.doc(`inactiveAccounts/${uid}`), { [field]: at(days) });
    await writer.close();
    const queued: string[] = [];
    const queueReview = async (uid: string) => {
      queued.push(uid);
      await collections.inactiveAccounts(db).doc(uid).delete();
    };
    await runAfter(0, { queueReview });
    await runAfter(0, { queueReview });
    expect(queued).toHaveLength(200);
    await runAfter(1, { queueReview });
    expect(queued.sort()).toEqual(many(230));
  });
});

describe('people who were not seen for long', () => {
  test('are found in pages, each once, and new ones from where the last run stopped', async () => {
    await recordsOf(dayOfWarning + 2, many(310));
    await recordsOf(dayOfWarning + 1, ['last']);
    await recordsOf(dayOfWarning - 1, ['tomorrow']);
    expect(await noteUnseen(db, today, never)).toBe(311);
    expect(await idsIn('inactiveAccounts')).toEqual(['last', ...many(310)]);
    expect((await retentionJob(db).get()).data()?.notedUntil).toEqual({
      day: dayOf(-dayOfWarning - 1),
      uid: 'last',
    });
    expect(await noteUnseen(db, today, never)).toBe(0);
    expect(await noteUnseen(db, today + 2 * dayMs, never)).toBe(1);
  });
});

describe('a task', () => {
  const review = (uid: string, days: number) => reviewAccount(services, uid, today + days * dayMs);

  test('that runs twice warns once and ends once, one after the other or both at the same time', async () => {
    await unused(dayOfWarning + 1, ['rima']);
    await noteUnseen(db, today, never);
    const warnings = await Promise.all([review('rima', 0), review('rima', 0)]);
    expect([...warnings, await review('rima', 0)].sort()).toEqual(['kept', 'kept', 'warned']);
    expect(await addresses()).toEqual(['rima@school.test']);
    await Promise.all([review('rima', inactivity.warning), review('rima', inactivity.warning)]);
    expect(await review('rima', inactivity.warning)).toBe('released');
    expect([await idsIn('users'), await idsIn('inactiveAccounts')]).toEqual([[], []]);
  });

  test('that fails stops no other; it is in the log, counted as overdue, and done another day', async () => {
    await unused(dayOfWarning, ['broken', 'rima']);
    await runAfter(0);
    const deleteUser = async (uid: string) => {
      if (uid === 'broken') throw new Error('down');
      await auth.deleteUser(uid);
    };
    const half = { auth: Object.create(auth, { deleteUser: { value: deleteUser } }) as typeof auth };
    const lines = await runAfter(inactivity.warning, half);
    expect(lines.filter(({ severity }) => severity === 'ERROR')).toMatchObject([{ step: 'one account' }]);
    expect(JSON.stringify(lines)).not.toContain('broken');
    expect(await idsIn('inactiveAccounts')).toEqual(['broken']);
    const later = await runAfter(inactivity.warning + 2, half);
    expect(lineOf(later, 'overdue')).toMatchObject({
      severity: 'WARNING',
      counts: { accounts: 1, records: 0 },
    });
    const healed = await runAfter(inactivity.warning + 3);
    expect(lineOf(healed, 'overdue')).toMatchObject({ counts: { accounts: 0 } });
    await expect(auth.getUser('broken')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test('that died before or after any of its writes is completed by another', async () => {
    for (const how of isFull ? (['before', 'after'] as const) : (['after'] as const)) {
      for (let dead = 1, died = true; died; dead += inFull(3, 13)) {
        await emulated.clear();
        await unused(inactivity.after, ['rima']);
        await giveCourse(emulated, 'rima', school.free);
        await collections
          .inactiveAccounts(db)
          .doc('rima')
          .set({ warnedAt: at(-inactivity.warning) });
        let calls = 0;
        const dying = flaky(db, () => (++calls < dead ? undefined : calls === dead ? how : 'before'));
        const first = reviewAccount({ ...services, db: dying }, 'rima', today);
        died = await first.then(
          () => false,
          () => true,
        );
        await review('rima', 0);
        expect([await idsIn('inactiveAccounts'), await idsIn('users'), await idsIn('enrolments')]).toEqual([
          ...[[], [], []],
        ]);
        await expect(auth.getUser('rima')).rejects.toMatchObject({ code: 'auth/user-not-found' });
      }
    }
  });
});

test('steps come even if those before them fail', async () => {
  const failing = { queueReview: () => Promise.reject(new Error('down')) };
  await recordsOf(inactivity.after, ['rima']);
  await expect(runAfter(0, failing)).rejects.toThrow('These steps failed: accounts to warn');
  expect((await retentionJob(db).get()).data()?.overdue).toMatchObject({ accounts: 1, countedAt: at(0) });
});
