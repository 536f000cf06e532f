import { endpoints } from '@pathshala/contract/calls/endpoints';
import { describe, expect, test } from 'vitest';
import { codeOf, serveApi } from '../../test/support/api.ts';
import { signIn } from '../../test/support/emulators.ts';
import { signInAgain, tokenOf, tokenOfLongAgo, withoutLookingUp } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { duringTests } from '../../test/support/server.ts';
import { maxEnded } from '../core/caller.ts';
import { collections } from '../firestore/collections.ts';
import { noteLogOut } from '../firestore/writes.ts';

/* The Auth emulator takes an unsigned token for a signed one. For signatures and forged claims: http/authenticator.test.ts. */
const { admin, api, auth, emulated, rima } = servedSchool({ who: ['admin', 'rima'] });
/** The API as on a real project: only it looks at accounts. */
const real = duringTests(() => serveApi({ ...emulated, auth: withoutLookingUp(auth) }));

test('a forged address gives nobody else’s record: the account decides', async () => {
  const token = tokenOf({ ...rima, email: admin.email });
  const { email } = admin;
  const answer = await api.call(endpoints.putUser, { email, token, body: { email } });
  expect(codeOf(answer)).toBe('forbidden');
  expect(codeOf(await api.call(endpoints.isAdmin, { email, token }))).toBe('forbidden');
});

const validSinceOf = async (uid: string) =>
  (await collections.users(emulated.db).doc(uid).get()).data()?.validSince ?? 0;
const enrolments = (token: string) => real.call(endpoints.enrolments, { token });
const signedInAt = async (token: string) =>
  (await withoutLookingUp(emulated.auth).verifyIdToken(token)).auth_time;

describe('calls that need no role go by the record', () => {
  // For one that is disabled or signed out everywhere: http/authenticator.test.ts.
  test('an account that is deleted in Firebase’s console is refused by all instances once any has asked Auth for it', async () => {
    const token = await tokenOfLongAgo(rima, 1);
    expect((await enrolments(token)).status).toBe(200);
    await emulated.auth.deleteUser(rima.uid);
    expect((await enrolments(token)).status).toBe(200);
    const { email } = rima;
    expect(codeOf(await real.call(endpoints.isAdmin, { email, token }))).toBe('invalid-token');
    expect(codeOf(await enrolments(token))).toBe('invalid-token');
    expect(await validSinceOf(rima.uid)).toBeGreaterThan(await signedInAt(token));
    const other = await serveApi({ ...emulated, auth: withoutLookingUp(auth) });
    expect(codeOf(await other.call(endpoints.enrolments, { token }))).toBe('invalid-token');
    await other.close();
  });

  test('a new password ends other sign-ins on all instances, once its person has signed in with it', async () => {
    const old = await tokenOfLongAgo(rima, 1);
    await auth.updateUser(rima.uid, { password: 'another-pass-word' });
    const { email } = rima;
    const token = await signIn(email, 'another-pass-word');
    expect((await api.call(endpoints.putUser, { email, token, body: { email } })).status).toBe(200);
    expect(codeOf(await enrolments(old))).toBe('invalid-token');
    expect((await enrolments(token)).status).toBe(200);
  });

  test('a new sign-in is accepted, and the rules get the same second', async () => {
    const old = await tokenOfLongAgo(rima, 1);
    await emulated.auth.revokeRefreshTokens(rima.uid);
    const { email } = rima;
    expect((await real.call(endpoints.isAdmin, { email, token: old })).status).toBe(401);
    const token = await signInAgain(rima.email);
    expect((await enrolments(token)).status).toBe(200);
    const validSince = await validSinceOf(rima.uid);
    expect(validSince).toBeGreaterThan(await signedInAt(old));
    expect(validSince).toBeLessThanOrEqual(await signedInAt(token));
  });
});

describe('logging out', () => {
  const endedOf = async (uid: string) =>
    (await collections.users(emulated.db).doc(uid).get()).data()?.endedSignIns ?? [];

  test('ends this sign-in at once where a role is at stake, and no other device’s', async () => {
    const phone = await tokenOfLongAgo(rima, 1);
    expect((await api.call(endpoints.endSession, { token: rima.token })).json).toEqual({ ended: true });
    const { email } = rima;
    expect(codeOf(await api.call(endpoints.isAdmin, { email, token: rima.token }))).toBe('invalid-token');
    expect(codeOf(await enrolments(rima.token))).toBe('invalid-token');
    expect((await api.call(endpoints.isAdmin, { email, token: phone })).status).toBe(200);
    expect(await endedOf(rima.uid)).toEqual([await signedInAt(rima.token)]);
    expect(await validSinceOf(rima.uid)).toBe(0);
  });

  test('is recorded up to the limit; the rules cover the others', async () => {
    const endedSignIns = Array.from({ length: maxEnded - 1 }, (_, index) => 1000 + index);
    await collections.users(emulated.db).doc(rima.uid).update({ endedSignIns });
    for (const at of [2000, 2001, 2002]) await noteLogOut(emulated.db, rima.uid, at);
    const ended = await endedOf(rima.uid);
    expect([ended.length, ended[0], await validSinceOf(rima.uid)]).toEqual([maxEnded, 1002, 1002]);
    await noteLogOut(emulated.db, 'nobody', 1000);
    expect((await collections.users(emulated.db).doc('nobody').get()).exists).toBe(false);
  });
});
