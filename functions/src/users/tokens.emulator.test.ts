import { endpoints } from '@pathshala/contract/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect, testProject } from '../../test/support/emulators.ts';
import { forgedToken, type Person, person } from '../../test/support/people.ts';

/*
 * The Auth emulator signs nothing, so against it an unsigned token passes for a signed one: what is tested here is that
 * no token of any making gives a role or another's account away. That signatures are checked outside the emulator is
 * tested in http/caller.test.ts, where the Admin SDK runs as on a real project.
 */
const emulated = connect();
let api: TestApi;
let admin: Person;
let rima: Person;

beforeAll(async () => {
  api = await serveApi(emulated);
});
beforeEach(async () => {
  await emulated.clear();
  admin = await person(emulated, 'head@school.test', 'admin');
  rima = await person(emulated, 'rima@school.test');
});
afterAll(async () => {
  await api.close();
  await emulated.close();
});

/** What each call about people answers to a token. */
async function codes(token: string | undefined): Promise<string[]> {
  const { email } = rima;
  const answers = await Promise.all([
    api.call(endpoints.isAdmin, { email, token }),
    api.call(endpoints.putUser, { email, token, body: { email } }),
    api.call(endpoints.users, { token }),
    api.call(endpoints.makeAdmin, { email, token }),
    api.call(endpoints.removeAdmin, { email: admin.email, token }),
  ]);
  return answers.map((answer) => codeOf(answer) || String(answer.status));
}

const everywhere = (code: string) => Array.from({ length: 5 }, () => code);
const hourAgo = Math.floor(Date.now() / 1000) - 3600;

test('no token', async () => expect(await codes(undefined)).toEqual(everywhere('unauthenticated')));

test.each([
  ['rubbish', 'rubbish'],
  ['three parts of rubbish', 'a.b.c'],
  ['a very long token', 'x'.repeat(8000)],
])('%s', async (_name, token) => expect(await codes(token)).toEqual(everywhere('invalid-token')));

test.each(['Basic cmltYTpwYXNz', 'Bearer', 'Bearer a b', ''])(
  'the header "%s" is no token',
  async (header) => {
    const answer = await api.call(endpoints.users, { headers: { Authorization: header } });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthenticated']);
  },
);

test.each([
  ['expired', { iat: hourAgo - 3600, exp: hourAgo }],
  ['of another project', { aud: 'other-school', iss: 'https://securetoken.google.com/other-school' }],
  ['of another issuer', { iss: 'https://issuer.example/x' }],
  ['of nobody', { sub: 'no-such-uid' }],
])('a token %s', async (_name, claims) => {
  const token = forgedToken({ sub: admin.uid, email: admin.email, admin: true, ...claims }, testProject);
  expect(await codes(token)).toEqual(everywhere('invalid-token'));
});

test('a forged admin claim gives no role: the account decides', async () => {
  const token = forgedToken({ sub: rima.uid, email: rima.email, admin: true }, testProject);
  expect((await api.call(endpoints.isAdmin, { email: rima.email, token })).json).toEqual({ admin: false });
  expect((await codes(token)).slice(2)).toEqual(['forbidden', 'forbidden', 'forbidden']);
});

test('a forged address gives nobody else’s record: the account decides', async () => {
  const token = forgedToken({ sub: rima.uid, email: admin.email }, testProject);
  const { email } = admin;
  const answer = await api.call(endpoints.putUser, { email, token, body: { email } });
  expect(codeOf(answer)).toBe('forbidden');
  expect(codeOf(await api.call(endpoints.isAdmin, { email, token }))).toBe('forbidden');
});

test('a token of another person', async () => {
  const shila = await person(emulated, 'shila@school.test');
  expect(await codes(shila.token)).toEqual(everywhere('forbidden'));
});

test('a token from before all sign-ins were revoked', async () => {
  expect((await api.call(endpoints.users, { token: admin.token })).status).toBe(200);
  // Firebase counts sign-ins and their end in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await emulated.auth.revokeRefreshTokens(admin.uid);
  expect(await codes(admin.token)).toEqual(everywhere('invalid-token'));
});

test.each(['disabled', 'deleted'])('an account that is %s while signed in', async (what) => {
  if (what === 'disabled') await emulated.auth.updateUser(admin.uid, { disabled: true });
  else await emulated.auth.deleteUser(admin.uid);
  expect(await codes(admin.token)).toEqual(everywhere('invalid-token'));
});
