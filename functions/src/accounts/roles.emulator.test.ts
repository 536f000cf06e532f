import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { User } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { expect, test } from 'vitest';
import { codeOf, refusal, serveApi } from '../../test/support/api.ts';
import { testProject } from '../../test/support/emulators.ts';
import { people, person, roleStateOf, tokenOfLongAgo } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { duringTests } from '../../test/support/server.ts';
import { collections } from '../firestore/collections.ts';
import { grantAdmin, noActor, revokeAdmin } from './roles.ts';

const { admin, api, auth, emulated, rima } = servedSchool({ who: ['admin', 'rima'] });
const requiring = { ...emulated, verifiedAdmins: true };
const strict = duringTests(() => serveApi(requiring));

const grant = (email = rima.email, token = admin.token, by = api) =>
  by.call(endpoints.makeAdmin, { email, token });
const revoke = (email = rima.email, token = admin.token, by = api) =>
  by.call(endpoints.removeAdmin, { email, token });
const stateOf = ({ uid } = rima) => roleStateOf(emulated, uid);
const users = (token: string) => api.call(endpoints.users, { token });
const changed = (actor = admin.uid) => ({
  ...{ claim: true, record: 'admin', pending: undefined },
  changes: [{ actor, action: 'make-admin' }],
});
const student = { claim: false, record: 'student', changes: [] };

test('an admin makes another: claim, record and note change together, once, and count at once', async () => {
  await auth.setCustomUserClaims(rima.uid, { school: 'north' });
  expect((await grant('RIMA@school.test')).json).toEqual({ modifiedCount: 1 });
  expect((await grant()).json).toEqual({ modifiedCount: 0 });
  expect(await stateOf()).toEqual(changed());
  expect((await users(rima.token)).status).toBe(200);
  const { email, token } = rima;
  expect((await api.call(endpoints.isAdmin, { email, token })).json).toEqual({ admin: true });
  expect((await auth.getUser(rima.uid)).customClaims).toEqual({ school: 'north', admin: true });
});

test('an admin who is removed is refused at once with their old token; other claims stay', async () => {
  await auth.setCustomUserClaims(rima.uid, { school: 'north' });
  await grant();
  expect((await users(rima.token)).status).toBe(200);
  expect((await revoke()).json).toEqual({ modifiedCount: 1 });
  expect([401, 403]).toContain((await users(rima.token)).status);
  expect((await revoke()).json).toEqual({ modifiedCount: 0 });
  const account = await auth.getUser(rima.uid);
  expect(account.customClaims).toEqual({ school: 'north' });
  expect(Date.parse(account.tokensValidAfterTime ?? '')).toBeGreaterThan(Date.now() - 60_000);
  // From this second on sign-ins count, also for the rules of the database.
  const { validSince = 0 } = (await collections.users(emulated.db).doc(rima.uid).get()).data() ?? {};
  expect(validSince).toBeGreaterThan(Date.now() / 1000 - 60);
});

test('an unknown address is 404', async () => {
  for (const email of ['nobody@school.test', 'no address', `${'a'.repeat(3000)}@school.test`]) {
    expect(codeOf(await grant(email))).toBe('not-found');
    expect(codeOf(await revoke(email))).toBe('not-found');
  }
});

test('the last admin cannot be removed, even when records of deleted, disabled or claimless accounts say admin', async () => {
  expect(refusal(await revoke(admin.email))).toEqual([409, 'last-admin']);
  const gone = await person(emulated, 'gone@school.test', 'admin');
  const off = await person(emulated, 'off@school.test', 'admin');
  const bare = await person(emulated, 'bare@school.test', 'admin');
  await auth.deleteUser(gone.uid);
  await auth.updateUser(off.uid, { disabled: true });
  await auth.setCustomUserClaims(bare.uid, null);
  expect(codeOf(await revoke(admin.email))).toBe('last-admin');
  expect(await stateOf(admin)).toEqual({ claim: true, record: 'admin', changes: [] });
});

test('two admins who remove each other at once leave one', async () => {
  await grant();
  const outcomes = await Promise.allSettled([
    revokeAdmin(emulated, rima.email, admin.uid),
    revokeAdmin(emulated, admin.email, rima.uid),
  ]);
  expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  const states = await Promise.all([admin, rima].map(stateOf));
  expect(states.filter((state) => state.claim && state.record === 'admin')).toHaveLength(1);
});

test('parallel grants change the role once', async () => {
  const grants = [1, 2].map(() => grantAdmin(emulated, rima.email, admin.uid));
  expect((await Promise.all(grants)).reduce<number>((sum, count) => sum + count, 0)).toBe(1);
  expect(await stateOf()).toEqual(changed());
});

test('a grant and a removal at once end with claim and record agreeing', async () => {
  await Promise.allSettled([
    grantAdmin(emulated, rima.email, admin.uid),
    revokeAdmin(emulated, rima.email, admin.uid),
  ]);
  const state = await stateOf();
  expect(state.record).toBe(state.claim ? 'admin' : 'student');
  expect(state.pending).toBeUndefined();
});

test('an address that nobody verified cannot be made an admin, until it is verified; it can always lose the role', async () => {
  expect(refusal(await grant(rima.email, admin.token, strict))).toEqual([409, 'not-verified']);
  expect(await stateOf()).toEqual(student);
  await auth.updateUser(rima.uid, { emailVerified: true });
  expect((await grant(rima.email, admin.token, strict)).json).toEqual({ modifiedCount: 1 });
  await auth.updateUser(rima.uid, { emailVerified: false });
  expect((await revoke(rima.email, admin.token, strict)).json).toEqual({ modifiedCount: 1 });
});

test('an address that nobody verified keeps a role that was given elsewhere, and the record follows with the next call', async () => {
  await auth.setCustomUserClaims(rima.uid, { admin: true });
  const { email, token } = rima;
  expect((await strict.call(endpoints.isAdmin, { email, token })).json).toEqual({ admin: true });
  expect(await stateOf()).toEqual(changed(noActor));
  expect((await grant(rima.email, admin.token, strict)).json).toEqual({ modifiedCount: 0 });
});

test('the list of users has everybody, the oldest first, and says whose address is verified', async () => {
  await auth.updateUser(admin.uid, { emailVerified: true });
  const gone = await person(emulated, 'gone@school.test');
  await auth.deleteUser(gone.uid);
  const { json, headers } = await users(admin.token);
  const found = (json as User[]).map((one) => [one._id, one.displayName, one.role, one.verified]);
  expect(found).toEqual([
    [admin.uid, `Name of ${admin.email}`, 'admin', true],
    [rima.uid, `Name of ${rima.email}`, 'student', false],
    [gone.uid, `Name of ${gone.email}`, 'student', false],
  ]);
  expect(headers.get('link')).toBeNull();
});

test('an address that nobody verified is refused by the command line as by the API', async () => {
  const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'admin.ts');
  const args = [script, 'grant', rima.email, '--project', testProject];
  const env = { ...process.env, VERIFIED_ADMINS: 'on' };
  const stderr = expect.stringContaining('is not verified');
  await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
    ...{ code: 1, stderr },
  });
  expect(await stateOf()).toEqual(student);
});

test('more people than Auth tells of at once are all looked up', async () => {
  const names = Array.from({ length: 101 }, (_, at) => `s${at}`);
  const newcomers = Object.fromEntries(names.map((name) => [name, [`${name}@school.test`] as const]));
  const all = await people(emulated, newcomers);
  for (const name of ['s99', 's100']) await auth.updateUser(all[name]?.uid ?? '', { emailVerified: true });
  const { json } = await api.call(endpoints.users, { token: admin.token, query: { limit: 1000 } });
  const verified = (json as { email: string; verified: boolean }[]).filter((user) => user.verified);
  expect(verified.map(({ email }) => email)).toEqual(['s99@school.test', 's100@school.test']);
});

test('a sign-in of more than an hour ago is too old to give or take a role, and good for everything else', async () => {
  const old = await tokenOfLongAgo(admin, 61);
  for (const answer of [await grant(rima.email, old), await revoke(rima.email, old)]) {
    expect(refusal(answer)).toEqual([401, 'sign-in-again']);
    expect(answer.headers.get('WWW-Authenticate')).toBe(
      'Bearer error="insufficient_user_authentication", max_age="3600"',
    );
  }
  expect(await stateOf()).toEqual(student);
  expect((await users(old)).status).toBe(200);
  const younger = await tokenOfLongAgo(admin, 59);
  expect((await grant(rima.email, younger)).json).toEqual({ modifiedCount: 1 });
  expect((await revoke(rima.email, younger)).json).toEqual({ modifiedCount: 1 });
});
