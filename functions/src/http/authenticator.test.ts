import { createHmac, generateKeyPairSync } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bearer, claims, part, publicKey, realProject } from '../../test/support/google.ts';
import { duringTests, serve } from '../../test/support/server.ts';
import { type Authenticator, createAuthenticator, type SignIns } from '../core/caller.ts';

/*
 * The Admin SDK as on a real project, outside the emulator: it fetches Google's public keys and asks Google for accounts,
 * and here a server of this test answers in Google's place, with a key made on the spot.
 */
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

let account: Record<string, unknown> | undefined;
let callers: Authenticator;
let looks = 0;
let clock = Date.now();
const onEnded = vi.fn<(uid: string, validSince: number) => Promise<void>>();

beforeAll(() => void vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined));
const server = duringTests(() =>
  serve((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    const keys = request.url?.startsWith('/robot/v1/metadata/x509/');
    if (!keys) looks += 1;
    const answer = keys ? { 'key-1': publicKey } : { users: account ? [account] : [] };
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.end(JSON.stringify(answer));
  }),
);
const google = duringTests(async () => realProject(server.origin));
beforeEach(() => {
  account = { localId: 'u1', email: 'Rima@School.test', customAttributes: '{"admin":true}', validSince: '0' };
  looks = 0;
  onEnded.mockReset().mockResolvedValue();
  callers = createAuthenticator(getAuth(google.app), { now: () => clock, onEnded });
});

/** The public key misused as the secret of a symmetric signature. */
function confused(): string {
  const signed = `${part({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })}.${part(claims)}`;
  return `Bearer ${signed}.${createHmac('sha256', publicKey).update(signed).digest('base64url')}`;
}

test('a token that Google signed is the person’s', async () => {
  const token = bearer();
  const raw = token.replace('Bearer ', '');
  expect(await callers.byToken(token)).toEqual({
    uid: 'u1',
    email: 'rima@school.test',
    token: raw,
    signedInAt: claims.auth_time * 1000,
  });
  expect(await callers.byAccount(token)).toMatchObject({ uid: 'u1', admin: true });
});

describe.each(['byToken', 'byAccount'] as const)('%s refuses', (way) => {
  test.each([
    ['alg: none', `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
    ['alg: none with the key’s name', `Bearer ${part({ alg: 'none', kid: 'key-1' })}.${part(claims)}.`],
    ['alg: none over a real signature', bearer({}, { alg: 'none' })],
    ['the public key as a secret', confused()],
    ['somebody else’s key under the known name', bearer({}, {}, stranger.privateKey)],
    ['an unknown key', bearer({}, { kid: 'key-2' })],
    ['no key name', bearer({}, { kid: undefined })],
    ['changed claims under an old signature', swapClaims(bearer(), { sub: 'u2' })],
    ['another project', bearer({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['another issuer', bearer({ iss: 'https://accounts.google.com' })],
    ['an expired one', bearer({ iat: claims.iat - 7200, exp: claims.iat - 3600 })],
    ['no person', bearer({ sub: '' })],
    ['rubbish', 'Bearer rubbish'],
    ['claims of nothing', swapClaims(bearer(), null)],
  ])('%s', async (_name, header) => {
    await expect(callers[way](header)).rejects.toMatchObject({ code: 'invalid-token' });
  });

  test('somebody who signed in without saying who they are', async () => {
    const header = bearer({ firebase: { identities: {}, sign_in_provider: 'anonymous' } });
    await expect(callers[way](header)).rejects.toMatchObject({ code: 'unauthenticated' });
    const named = bearer({ firebase: { identities: {}, sign_in_provider: 'password' } });
    expect(await callers[way](named)).toMatchObject({ uid: 'u1' });
  });

  test('no token', async () => {
    await expect(callers[way](undefined)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

const ends = [
  ['disabled', { disabled: true }, claims.auth_time + 1],
  ['signed out everywhere since', { validSince: String(claims.auth_time + 30) }, claims.auth_time + 30],
  ['deleted', undefined, claims.auth_time + 1],
] as const;

describe.each(ends)('an account that is %s', (_name, changes, validSince) => {
  const end = () => {
    account = changes && { ...account, ...changes };
  };
  const refused = { code: 'invalid-token' };

  test('is refused at once where a role is at stake', async () => {
    expect(await callers.byAccount(bearer())).toMatchObject({ uid: 'u1' });
    end();
    await expect(callers.byAccount(bearer())).rejects.toMatchObject(refused);
    await expect(callers.byToken(bearer())).rejects.toMatchObject(refused);
  });

  test('is refused after a minute where there is no record', async () => {
    await callers.byToken(bearer());
    end();
    clock += 59_000;
    expect(await callers.byToken(bearer())).toMatchObject({ uid: 'u1' });
    clock += 2000;
    await expect(callers.byToken(bearer())).rejects.toMatchObject(refused);
  });

  test('is told of once, with the second from which sign-ins count, and asked for once', async () => {
    end();
    const calls = [1, 2, 3].map(() => callers.byToken(bearer()));
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
    expect([onEnded.mock.calls, looks]).toEqual([[['u1', validSince]], 1]);
  });
});

describe('what a person’s record says of sign-ins', () => {
  const recordedOf = vi.fn<(uid: string) => Promise<SignIns | undefined>>();
  const withRecord = () =>
    createAuthenticator(getAuth(google.app), { now: () => clock, onEnded, recordedOf });
  const refused = { code: 'invalid-token' };
  const endedAre = (ended: readonly number[]) => recordedOf.mockResolvedValue({ validSince: 0, ended });
  beforeEach(() => {
    recordedOf.mockReset();
    endedAre([]);
  });

  test('is read once a minute, however many calls there are, and Auth is not asked for the account', async () => {
    const { byToken } = withRecord();
    await Promise.all(Array.from({ length: 20 }, () => byToken(bearer())));
    await byToken(bearer());
    expect([recordedOf.mock.calls, looks]).toEqual([[['u1']], 0]);
    clock += 61_000;
    await byToken(bearer());
    expect([recordedOf.mock.calls.length, looks]).toEqual([2, 0]);
  });

  test.each(['byToken', 'byAccount'] as const)('%s refuses earlier sign-ins than count', async (way) => {
    recordedOf.mockResolvedValue({ validSince: claims.auth_time + 1, ended: [] });
    await expect(withRecord()[way](bearer())).rejects.toMatchObject(refused);
    expect(await withRecord()[way](bearer({ auth_time: claims.auth_time + 1 }))).toMatchObject({ uid: 'u1' });
  });

  test('learns from Auth that earlier sign-ins have ended, whoever still is signed in', async () => {
    const created = (seconds: number) => ({ createdAt: String(seconds * 1000), validSince: String(seconds) });
    account = { ...account, ...created(claims.auth_time - 1000) };
    await withRecord().byAccount(bearer());
    expect(onEnded).not.toHaveBeenCalled();
    account = { ...account, validSince: String(claims.auth_time) };
    await withRecord().byAccount(bearer());
    expect(onEnded.mock.calls).toEqual([['u1', claims.auth_time]]);
    recordedOf.mockResolvedValue({ validSince: claims.auth_time, ended: [] });
    await withRecord().byAccount(bearer());
    expect(onEnded).toHaveBeenCalledOnce();
  });

  test.each(['byToken', 'byAccount'] as const)('%s refuses a logged-out sign-in, no other', async (way) => {
    endedAre([claims.auth_time]);
    await expect(withRecord()[way](bearer())).rejects.toMatchObject(refused);
    expect(await withRecord()[way](bearer({ auth_time: claims.auth_time - 1 }))).toMatchObject({
      uid: 'u1',
    });
    expect(onEnded).not.toHaveBeenCalled();
  });
});

test('without a record one account is looked up once a minute, however many calls there are', async () => {
  await Promise.all(Array.from({ length: 20 }, () => callers.byToken(bearer())));
  await callers.byToken(bearer());
  expect(looks).toBe(1);
});

describe('byAccount looks at the account of this moment', () => {
  test('an admin claim in the token counts for nothing when the account has none', async () => {
    account = { ...account, customAttributes: '{}' };
    expect(await callers.byAccount(bearer({ admin: true }))).toMatchObject({ admin: false });
  });

  test.each(['{"admin":"true"}', '{"admin":1}', '{"role":"admin"}'])('%s is no claim', async (attributes) => {
    account = { ...account, customAttributes: attributes };
    expect(await callers.byAccount(bearer())).toMatchObject({ admin: false });
  });
});

function swapClaims(header: string, changes: object | null): string {
  const [head = '', , signature = ''] = header.split('.');
  return `${head}.${part(changes && { ...claims, ...changes })}.${signature}`;
}
