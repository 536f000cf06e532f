import type { PutUserAnswer } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf, refusal, serveApi } from '../../test/support/api.ts';
import { leaving } from '../../test/support/faults.ts';
import { person, roleStateOf, stranger } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { collections } from '../firestore/collections.ts';

const { admin, api, auth, db, emulated, rima } = servedSchool({ who: ['admin', 'rima'] });

const put = ({ email, token } = rima, body: unknown = { email }, by = api) =>
  by.call(endpoints.putUser, { email, token, body });
const userOf = ({ json }: { readonly json: unknown }) => (json as PutUserAnswer).user;

test('the record of a person creates the record of somebody new and answers the token to keep', async () => {
  const newcomer = await stranger(emulated, 'new+1@school.test');
  const { uid, email, token } = newcomer;
  const answer = await put(newcomer);
  expect(answer.status).toBe(200);
  const { user, token: kept } = answer.json as PutUserAnswer;
  expect(kept).toBe(token);
  expect(user).toMatchObject({ _id: uid, email, displayName: 'Stranger', role: 'student' });
  expect(Date.parse(user.createdAt)).toBeGreaterThan(Date.now() - 60_000);
});

test('two first calls at once make one record', async () => {
  const newcomer = await stranger(emulated, 'twice@school.test');
  const [one, other] = (await Promise.all([put(newcomer), put(newcomer)])).map(userOf);
  expect(one?.createdAt).toBe(other?.createdAt);
  expect((await collections.users(db).get()).size).toBe(3);
});

test('the record of a person is updated and keeps its creation time; a name is kept normalised and cut', async () => {
  const record = async () => (await collections.users(db).doc(rima.uid).get()).data();
  const first = await record();
  await auth.updateUser(rima.uid, { displayName: `Rima\u202e ${'x'.repeat(200)}` });
  const user = userOf(await put());
  expect(user.createdAt).toBe(first?.createdAt.toDate().toISOString());
  expect(user.lastSeenAt > user.createdAt).toBe(true);
  expect(user.displayName).toBe(`Rima ${'x'.repeat(95)}`);
  expect((await record())?.displayName).toBe(user.displayName);
});

test('an address in capitals, with a blank or its sign as it is, is the same person', async () => {
  for (const [how, email, atSign] of [
    ['in capitals', 'RIMA@School.Test', '%40'],
    ['with a blank', ' rima@school.test', '%40'],
    ['with its at sign as it is', 'rima@school.test', '@'],
  ] as const) {
    const address = pathOf(endpoints.putUser, { email }).replace('%40', atSign);
    const answer = await api.send('PUT', address, { token: rima.token, body: { email } });
    expect(answer.status, how).toBe(200);
    expect((await collections.users(db).get()).size).toBe(2);
    expect(userOf(answer).email).toBe('rima@school.test');
  }
});

test('no body changes a role', async () => {
  const extra = {
    ...{ role: 'admin', admin: true, customClaims: { admin: true } },
    pendingRole: { to: 'admin', actor: 'x' },
  };
  const text = JSON.stringify({ ...extra, email: rima.email }).replace(
    '{',
    '{"__proto__":{"role":"admin","admin":true},',
  );
  expect(userOf(await put(rima, text)).role).toBe('student');
  expect(await roleStateOf(emulated, rima.uid)).toEqual({ claim: false, record: 'student', changes: [] });
});

test('an address that is not one’s own is refused', async () => {
  for (const name of ['head', 'nobody', 'a'.repeat(3000), 'a/b']) {
    const email = `${name}@school.test`;
    expect(refusal(await put({ ...rima, email }, { email: rima.email }))).toEqual([403, 'forbidden']);
  }
  expect((await collections.users(db).get()).size).toBe(2);
});

test('a body with another address, or none, is refused', async () => {
  for (const body of [
    { email: 'head@school.test' },
    { email: 'no address' },
    { email: { $ne: '' } },
    {},
    { email: 7 },
  ]) {
    const answer = await put(rima, body);
    expect([body, answer.status, codeOf(answer)]).toEqual([body, 422, 'invalid-fields']);
    expect((answer.json as { detail: string }).detail).toMatch(/^email: /);
  }
});

test('a deleted person who registers again is new, and the old record is deleted', async () => {
  const old = await person(emulated, 'again@school.test', 'admin');
  await auth.deleteUser(old.uid);
  const newcomer = await stranger(emulated, 'again@school.test');
  await put(newcomer);
  expect((await collections.users(db).doc(old.uid).get()).exists).toBe(false);
  expect(await roleStateOf(emulated, newcomer.uid)).toMatchObject({ claim: false, record: 'student' });
});

const ask = (token: string, email: string) => api.call(endpoints.isAdmin, { email, token });

test('who is an admin is answered about oneself, and to an admin about anybody', async () => {
  expect((await ask(rima.token, 'Rima@school.test')).json).toEqual({ admin: false });
  expect((await ask(admin.token, admin.email)).json).toEqual({ admin: true });
  expect((await ask(admin.token, rima.email)).json).toEqual({ admin: false });
});

test('who is an admin is told to nobody else; an unknown address is not found', async () => {
  expect(codeOf(await ask(rima.token, admin.email))).toBe('forbidden');
  expect(codeOf(await ask(rima.token, 'nobody@school.test'))).toBe('forbidden');
  expect(codeOf(await ask(admin.token, 'nobody@school.test'))).toBe('not-found');
  expect(codeOf(await ask(admin.token, 'x'.repeat(3000)))).toBe('not-found');
});

// The first look at the account lets the call in; the second one settles the role.
test.each(['before', 'after'] as const)('an account that ends %s the second look is refused', async (how) => {
  const { uid } = rima;
  const other = await serveApi({ ...emulated, auth: leaving(emulated, { uid, at: 2, how }) });
  const answer = await put(rima, undefined, other);
  await other.close();
  expect(refusal(answer)).toEqual([401, 'invalid-token']);
  expect((await collections.users(db).doc(uid).get()).exists).toBe(false);
});

test('a visit is noted again after an hour', async () => {
  for (const [minutes, isNoted] of [
    [50, false],
    [61, true],
  ] as const) {
    const lastSeenAt = Timestamp.fromMillis(Date.now() - minutes * 60_000);
    await collections.users(db).doc(rima.uid).update({ lastSeenAt });
    const seen = Date.parse(userOf(await put()).lastSeenAt);
    expect([minutes, seen > Date.now() - 60_000]).toEqual([minutes, isNoted]);
  }
});
