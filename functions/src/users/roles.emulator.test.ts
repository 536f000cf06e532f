import { endpoints } from '@pathshala/contract/calls/endpoints';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { person, roleStateOf } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { grantAdmin, noActor, revokeAdmin } from './roles.ts';

const { admin, api, auth, db, emulated, rima } = servedSchool({ who: ['admin', 'rima'] });

const grant = (email: string, token = admin.token) => api.call(endpoints.makeAdmin, { email, token });
const revoke = (email: string, token = admin.token) => api.call(endpoints.removeAdmin, { email, token });
const made = (actor = admin.uid) => ({ actor, action: 'make-admin' });

test('an admin makes another: claim, record and note change together, once', async () => {
  expect((await grant('RIMA@school.test')).json).toEqual({ modifiedCount: 1 });
  expect((await grant(rima.email)).json).toEqual({ modifiedCount: 0 });
  const changes = [made()];
  expect(await roleStateOf(emulated, rima.uid)).toEqual({ claim: true, record: 'admin', changes });
});

test('the promoted person is an admin at once, with the token they have', async () => {
  await grant(rima.email);
  expect((await api.call(endpoints.users, { token: rima.token })).status).toBe(200);
  const { email, token } = rima;
  expect((await api.call(endpoints.isAdmin, { email, token })).json).toEqual({ admin: true });
});

test('other claims of the account stay', async () => {
  await auth.setCustomUserClaims(rima.uid, { school: 'north' });
  await grant(rima.email);
  expect((await auth.getUser(rima.uid)).customClaims).toEqual({ school: 'north', admin: true });
  await revoke(rima.email);
  expect((await auth.getUser(rima.uid)).customClaims).toEqual({ school: 'north' });
});

test('an unknown address is 404, and only admins can change anything', async () => {
  for (const email of ['nobody@school.test', 'no address', `${'a'.repeat(3000)}@school.test`]) {
    expect(codeOf(await grant(email))).toBe('not-found');
    expect(codeOf(await revoke(email))).toBe('not-found');
  }
  expect(codeOf(await grant(rima.email, rima.token))).toBe('forbidden');
  expect(codeOf(await revoke(admin.email, rima.token))).toBe('forbidden');
  expect(codeOf(await api.call(endpoints.makeAdmin, { email: rima.email }))).toBe('unauthenticated');
  expect(await roleStateOf(emulated, rima.uid)).toMatchObject({
    claim: false,
    record: 'student',
    changes: [],
  });
});

test('an admin who is removed is refused at once with their old token', async () => {
  await grant(rima.email);
  expect((await api.call(endpoints.users, { token: rima.token })).status).toBe(200);
  expect((await revoke(rima.email)).json).toEqual({ modifiedCount: 1 });
  const after = await api.call(endpoints.users, { token: rima.token });
  expect([401, 403]).toContain(after.status);
  expect((await revoke(rima.email)).json).toEqual({ modifiedCount: 0 });
  const account = await auth.getUser(rima.uid);
  expect(Date.parse(account.tokensValidAfterTime ?? '')).toBeGreaterThan(Date.now() - 10_000);
});

describe('the last admin', () => {
  test('cannot be removed', async () => {
    const answer = await revoke(admin.email);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'last-admin']);
    expect(await roleStateOf(emulated, admin.uid)).toEqual({ claim: true, record: 'admin', changes: [] });
  });

  test('is the last even when records of deleted, disabled or claimless accounts say admin', async () => {
    const gone = await person(emulated, 'gone@school.test', 'admin');
    const off = await person(emulated, 'off@school.test', 'admin');
    const bare = await person(emulated, 'bare@school.test', 'admin');
    await auth.deleteUser(gone.uid);
    await auth.updateUser(off.uid, { disabled: true });
    await auth.setCustomUserClaims(bare.uid, null);
    expect(codeOf(await revoke(admin.email))).toBe('last-admin');
  });

  test('two admins who remove each other at once leave one', async () => {
    await grant(rima.email);
    const services = { db, auth };
    const outcomes = await Promise.allSettled([
      revokeAdmin(services, rima.email, admin.uid),
      revokeAdmin(services, admin.email, rima.uid),
    ]);
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const states = await Promise.all([admin, rima].map(({ uid }) => roleStateOf(emulated, uid)));
    expect(states.filter((state) => state.claim && state.record === 'admin')).toHaveLength(1);
  });
});

test('parallel grants change the role once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => grantAdmin({ db, auth }, rima.email, admin.uid)),
  );
  expect(answers.reduce<number>((sum, count) => sum + count, 0)).toBe(1);
  const changes = [made()];
  expect(await roleStateOf(emulated, rima.uid)).toEqual({ claim: true, record: 'admin', changes });
});

test('a grant and a removal at once end with claim and record agreeing', async () => {
  const services = { db, auth };
  await Promise.allSettled([
    grantAdmin(services, rima.email, admin.uid),
    revokeAdmin(services, rima.email, admin.uid),
  ]);
  const state = await roleStateOf(emulated, rima.uid);
  expect(state.record).toBe(state.claim ? 'admin' : 'student');
  expect(state.pending).toBeUndefined();
});

test('a claim that was set elsewhere shows in the record with the next call', async () => {
  await auth.setCustomUserClaims(rima.uid, { admin: true });
  const { email, token } = rima;
  expect((await api.call(endpoints.isAdmin, { email, token })).json).toEqual({ admin: true });
  const changes = [made(noActor)];
  expect(await roleStateOf(emulated, rima.uid)).toEqual({ claim: true, record: 'admin', changes });
});
