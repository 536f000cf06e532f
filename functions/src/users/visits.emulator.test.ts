import type { PutUserAnswer } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { serveApi } from '../../test/support/api.ts';
import { stranger } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { api, auth, db, emulated, rima } = servedSchool({ who: ['rima'] });

test('120 calls, ten at once, are all answered, and write once what has changed once', async () => {
  const { uid, email, token } = await stranger(emulated, 'often@school.test');
  const put = () => api.call(endpoints.putUser, { email, token, body: { email } });
  const statuses: number[] = [];
  for (let round = 0; round < 12; round++) {
    const answers = await Promise.all(Array.from({ length: 10 }, put));
    statuses.push(...answers.map((answer) => answer.status));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const record = await collections.users(db).doc(uid).get();
  expect(record.updateTime).toEqual(record.createTime);
}, 60_000);

test('through two instances at once as well, while the name changes', async () => {
  const other = await serveApi(emulated);
  const { email, token } = rima;
  const calls: Promise<{ readonly status: number }>[] = [];
  for (const name of ['A', 'B', 'C']) {
    await auth.updateUser(rima.uid, { displayName: `Rima ${name}` });
    for (const each of [api, other, api, other]) {
      calls.push(each.call(endpoints.putUser, { email, token, body: { email } }));
    }
  }
  const statuses = (await Promise.all(calls)).map((answer) => answer.status);
  await other.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  const last = await api.call(endpoints.putUser, { email, token, body: { email } });
  expect((last.json as PutUserAnswer).user.displayName).toBe('Rima C');
});

test('a name is kept normalised and cut, however the account has it', async () => {
  const { email, token } = rima;
  await auth.updateUser(rima.uid, { displayName: `Rima\u202e ${'x'.repeat(200)}` });
  const { user } = (await api.call(endpoints.putUser, { email, token, body: { email } }))
    .json as PutUserAnswer;
  expect(user.displayName).toBe(`Rima ${'x'.repeat(95)}`);
  const stored = (await collections.users(db).doc(rima.uid).get()).data();
  expect(stored?.displayName).toBe(user.displayName);
});

test('a visit is noted again after an hour', async () => {
  const { uid, email, token } = rima;
  const put = async () =>
    ((await api.call(endpoints.putUser, { email, token, body: { email } })).json as PutUserAnswer).user;
  const seen = (minutesAgo: number) => Timestamp.fromMillis(Date.now() - minutesAgo * 60_000);
  await collections
    .users(db)
    .doc(uid)
    .update({ lastSeenAt: seen(50) });
  expect(Date.parse((await put()).lastSeenAt)).toBeLessThan(Date.now() - 49 * 60_000);
  await collections
    .users(db)
    .doc(uid)
    .update({ lastSeenAt: seen(61) });
  expect(Date.parse((await put()).lastSeenAt)).toBeGreaterThan(Date.now() - 60_000);
});
