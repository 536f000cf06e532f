import { dayMs } from '@pathshala/contract/site/region';
import { inFull, isFull } from '@pathshala/contract/testing/full';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { flaky } from '../../test/support/faults.ts';
import { person } from '../../test/support/people.ts';
import { lineOf, retentionRuns } from '../../test/support/retention-runs.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { collections, personalId, removedBy, retentionJob } from '../firestore/collections.ts';
import { cleanUpAfter } from '../people/erase.ts';
import { lookThroughAccounts, reviewAccount } from './inactive-accounts.ts';
import { inactivity } from './outdated.ts';

const emulated = connect();
const { db, auth } = emulated;
const { today, services, runAfter, idsIn } = retentionRuns(emulated);
const month = 31;
const at = (days: number) => Timestamp.fromMillis(today + days * dayMs);

beforeEach(emulated.clear);
afterAll(emulated.close);

const addresses = async () => (await collections.mail(db).get()).docs.flatMap((one) => one.data().to).sort();

const pass = (days: number, most?: number) => {
  const fail = (error: unknown) => {
    throw error;
  };
  return lookThroughAccounts(services, today + days * dayMs, () => false, fail, most);
};

async function unused(names: readonly string[]): Promise<void> {
  const time = new Date(today - inactivity.after * dayMs).toUTCString();
  const metadata = { creationTime: time, lastSignInTime: time };
  const accounts = names.map((uid) => ({ uid, email: `${uid}@school.test`, metadata }));
  expect((await auth.importUsers(accounts)).errors).toEqual([]);
}

test('an account that nobody uses is warned, then deleted with its data; an admin’s and other people’s data stay', async () => {
  const rima = await person(emulated, 'rima@school.test');
  const head = await person(emulated, 'head@school.test', 'admin');
  await giveCourse(emulated, rima.uid, school.free);
  await giveCourse(emulated, 'tanvir', school.free);
  const payment = { uid: rima.uid, courseId: school.free, amount: 5, status: 'enrolled' } as const;
  await collections
    .payments(db)
    .doc('p1')
    .set({ ...payment, at: at(inactivity.after) });

  await pass(inactivity.after - inactivity.warning - month);
  expect(await addresses()).toEqual([]);
  const silent = await runAfter(inactivity.after, { queueMail: undefined });
  expect(lineOf(silent, 'unused accounts')).toMatchObject({ severity: 'WARNING', counts: { untold: 1 } });
  expect(JSON.stringify(silent)).not.toContain('rima');
  for (const days of [month, month + 1]) await pass(inactivity.after + days);
  const [mail] = (await collections.mail(db).get()).docs.map((one) => one.data());
  expect(mail?.message.text).toContain('https://school.example/login');
  expect([await addresses(), (await idsIn('users')).length]).toEqual([[rima.email], 2]);
  await pass(inactivity.after + 2 * month + 1);
  await expect(auth.getUser(rima.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  for (const { name } of removedBy('account')) expect((await idsIn(name)).join()).not.toContain(rima.uid);
  expect(await idsIn('users')).toEqual([head.uid]);
  expect(await idsIn('enrolments')).toEqual([personalId('tanvir', school.free)]);
  expect([await idsIn('payments'), await idsIn('inactiveAccounts')]).toEqual([['p1'], []]);
});

test('an account is kept when its person returns, and warned again the next time; twice at once warns once', async () => {
  const { uid, email } = await person(emulated, 'rima@school.test');
  const review = (days: number) => reviewAccount(services, uid, today + days * dayMs);
  const both = await Promise.all([review(inactivity.after), review(inactivity.after)]);
  expect(both.sort()).toEqual(['kept', 'warned']);
  await collections
    .users(db)
    .doc(uid)
    .update({ lastSeenAt: at(inactivity.after + 1) });
  expect(await review(inactivity.after + 40)).toBe('kept');
  expect(await review(2 * inactivity.after)).toBe('warned');
  expect(await addresses()).toEqual([email, email]);
});

test('a pass that was cut off goes on; one with a failure is repeated the next day; nobody is warned twice', async () => {
  const names = ['first', 'broken', 'third'];
  await unused(names);
  let isDown = true;
  const paged = Object.create(auth, {
    listUsers: {
      value: async (_size: number, token = '0') => {
        const next = Number(token) + 1;
        const users = [await auth.getUser(names[Number(token)] ?? '')];
        return { users, ...(next < names.length && { pageToken: String(next) }) };
      },
    },
    getUser: {
      value: async (uid: string) => {
        if (uid === 'broken' && isDown) throw new Error('down');
        return auth.getUser(uid);
      },
    },
  }) as typeof auth;
  const errors: unknown[] = [];
  const part = (days: number, pages: number) => {
    let left = pages * 2 - 1;
    const isOver = () => --left < 0;
    return lookThroughAccounts({ ...services, auth: paged }, today + days * dayMs, isOver, (error) => {
      errors.push(error);
    });
  };
  const of = (warned: number, failed: number) => ({ warned, failed, ended: 0, untold: 0 });
  expect(await part(0, 1)).toEqual(of(1, 0));
  expect(await part(1, 9)).toEqual(of(1, 1));
  expect(errors).toMatchObject([{ message: 'down' }]);
  expect((await retentionJob(db).get()).data()?.accounts).toEqual({ failed: 1 });
  isDown = false;
  expect(await part(2, 9)).toEqual(of(1, 0));
  expect(await addresses()).toEqual(names.map((one) => `${one}@school.test`).sort());
  expect((await retentionJob(db).get()).data()?.accounts).toMatchObject({ failed: 0 });
  expect(await part(2, 9)).toEqual(of(0, 0));
});

test('a run warns and ends only so many, so that a fault is seen early', async () => {
  await unused(Array.from({ length: 11 }, (_one, number) => `u${number}`));
  const runs = [await pass(0, 10), await pass(0, 10), await pass(0, 10)];
  expect(runs.map(({ warned }) => warned)).toEqual([10, 1, 0]);
});

test('an end that was cut off before or after any write is completed', async () => {
  for (const how of isFull ? (['before', 'after'] as const) : (['after'] as const)) {
    for (let dead = 1, died = true; died; dead += inFull(3, 60)) {
      await emulated.clear();
      await unused(['rima']);
      const account = await auth.getUser('rima');
      await giveCourse(emulated, 'rima', school.free);
      const warned = { warnedAt: at(-inactivity.warning), expiresAt: at(1) };
      await collections.inactiveAccounts(db).doc('rima').set(warned);
      let calls = 0;
      const dying = flaky(db, () => (++calls < dead ? undefined : calls === dead ? how : 'before'));
      const first = reviewAccount({ ...services, db: dying }, 'rima', today);
      died = await first.then(
        () => false,
        () => true,
      );
      // Auth sends an event for each deleted account.
      await reviewAccount(services, 'rima', today).catch(() => cleanUpAfter(db, account));
      expect([await idsIn('inactiveAccounts'), await idsIn('enrolments')]).toEqual([[], []]);
      await expect(auth.getUser('rima')).rejects.toMatchObject({ code: 'auth/user-not-found' });
    }
  }
});
