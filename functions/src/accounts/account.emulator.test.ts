import type { Order, OwnData } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, refusal } from '../../test/support/api.ts';
import { namesOf, wholeDatabase, writeFixtures } from '../../test/support/fixtures.ts';
import { person, tokenOfLongAgo } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { allKept, collections } from '../firestore/collections.ts';
import { deletedPerson } from '../firestore/kept.ts';
import { cleanUpAfter } from '../people/erase.ts';

const { admin: head, api, auth, db, emulated, rima } = servedSchool({ who: ['admin', 'rima'] });

beforeEach(async () => {
  await auth.updateUser(rima.uid, { emailVerified: true });
  await writeFixtures(emulated, rima, head);
});

const ownData = async (token: string) => (await api.call(endpoints.ownData, { token })).json as OwnData;

describe('what one takes along', () => {
  test('is every document of every collection that names the person', async () => {
    const data = await ownData(rima.token);
    const mine = (await wholeDatabase(db)).filter(({ text }) => namesOf(rima, text));
    const able = Object.entries(allKept).filter(([, { personal }]) => personal.length > 0);
    const filled = [...new Set(mine.map(({ collection }) => collection))].sort();
    expect(filled, 'the fixtures are in each that can keep something of a person').toEqual(
      able.map(([name]) => name).sort(),
    );
    expect(Object.keys(data.kept).sort()).toEqual(filled);
    for (const [name, documents] of Object.entries(data.kept)) {
      expect(documents.length, name).toBe(mine.filter(({ collection }) => collection === name).length);
    }
  });

  test('is readable: the account, times as text, nobody else’s data', async () => {
    const data = await ownData(rima.token);
    expect(data.account).toMatchObject({ uid: rima.uid, email: rima.email, providers: ['password'] });
    expect(Date.parse(data.account.createdAt)).toBeGreaterThan(0);
    const text = JSON.stringify(data);
    expect(text).toContain('Question of Rima');
    expect(text).not.toContain('_seconds');
    // Somebody who can read the mail to the parent could answer in the parent's place.
    expect(text).not.toMatch(/tokenHash|the link/);
    expect(text).not.toContain(head.uid);
    expect(text).not.toContain(head.email);
  });
});

test('orders are one’s own, the newest first, and say whether they were given back', async () => {
  const answer = await api.call(endpoints.orders, { token: rima.token });
  expect((answer.json as Order[]).map(({ _id, status, amount }) => [_id, status, amount])).toEqual([
    ['pay-late', 'paid', 12.5],
    ['pay-back', 'refunded', 12.5],
    ['pay-first', 'paid', 12.5],
  ]);
  expect((await api.call(endpoints.orders, { token: head.token })).json).toEqual([]);
});

describe('the end of an account', () => {
  const end = (token: string) => api.call(endpoints.deleteAccount, { token });

  test('leaves nothing of the person anywhere; payments are anonymous, role changes and others’ classes kept', async () => {
    const before = await wholeDatabase(db);
    expect((await end(rima.token)).json).toEqual({ deleted: true });
    const after = await wholeDatabase(db);
    expect(after.filter(({ text }) => namesOf(rima, text))).toEqual([]);
    await expect(auth.getUser(rima.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    const others = before.filter(({ text }) => !namesOf(rima, text));
    expect(after).toEqual(expect.arrayContaining(others));
    const payments = (await collections.payments(db).get()).docs.map((one) => one.data());
    for (const payment of payments) expect(payment).toMatchObject({ uid: deletedPerson, amount: 12.5 });
    expect(payments.map(({ status }) => status).sort()).toEqual(['enrolled', 'refund-due', 'refunded']);
    const classes = (await collections.classrooms(db).get()).docs.map(({ id }) => id);
    expect(classes).toEqual(['joined', 'other']);
    const changes = (await collections.audit(db).get()).docs.map((one) => one.data());
    expect(changes.filter(({ kind }) => kind === 'people')).toHaveLength(2);
  });

  test('asked for many times at once is no error of ours: who comes late has no sign-in any more', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => end(rima.token)));
    const codes = answers.map((answer) => (answer.status === 200 ? 'deleted' : codeOf(answer)));
    expect(codes).toContain('deleted');
    expect(codes.filter((code) => code !== 'deleted' && code !== 'invalid-token')).toEqual([]);
  });

  test('is refused long after the sign-in', async () => {
    expect(refusal(await end(await tokenOfLongAgo(rima, 6)))).toEqual([401, 'sign-in-again']);
    expect((await collections.users(db).doc(rima.uid).get()).exists).toBe(true);
  });

  test('the last admin has to make another one first; one of two may go', async () => {
    expect(codeOf(await end(head.token))).toBe('last-admin');
    await collections.users(db).doc(head.uid).update({ pendingRole: FieldValue.delete() });
    const second = await person(emulated, 'second@school.test', 'admin');
    expect((await end(second.token)).status).toBe(200);
    expect((await wholeDatabase(db)).filter(({ text }) => namesOf(second, text))).toEqual([]);
  });

  test('in the console is cleaned up after as well', async () => {
    const account = await auth.getUser(rima.uid);
    await auth.deleteUser(rima.uid);
    await cleanUpAfter(db, account);
    await cleanUpAfter(db, account);
    expect((await wholeDatabase(db)).filter(({ text }) => namesOf(rima, text))).toEqual([]);
  });

  test('an unverified address takes no messages with it: they may be another’s', async () => {
    await auth.updateUser(rima.uid, { emailVerified: false });
    await end(rima.token);
    expect((await collections.messages(db).get()).size).toBe(2);
  });

  test('a payment that is being settled meanwhile leaves no course behind', async () => {
    const settle = api.call(endpoints.enrolments, { token: rima.token });
    await Promise.all([end(rima.token), settle]);
    await cleanUpAfter(db, { uid: rima.uid } as never);
    expect((await collections.enrolments(db).where('uid', '==', rima.uid).get()).size).toBe(0);
  });
});
