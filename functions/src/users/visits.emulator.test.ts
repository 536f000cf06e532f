import type { PutUserAnswer } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { api, auth, db, rima } = servedSchool({ who: ['rima'] });

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
