import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Server, serve } from '../../test/support/server.ts';
import { type Authenticator, createAuthenticator } from './caller.ts';

/*
 * The Admin SDK as on a real project, outside the emulator: it fetches Google's public keys and asks Google for accounts,
 * and here a server of this test answers in Google's place, with a key made on the spot.
 */
const project = 'school-for-tests';
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = google.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const now = Math.floor(Date.now() / 1000);

/** What the account of the tests is like at the moment. */
let account: Record<string, unknown> | undefined;
let server: Server;
let app: ReturnType<typeof initializeApp>;
let callers: Authenticator;

beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  server = await serve((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    const keys = request.url?.startsWith('/robot/v1/metadata/x509/');
    const answer = keys ? { 'key-1': publicKey } : { users: account ? [account] : [] };
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.end(JSON.stringify(answer));
  });
  const agent = new Agent();
  const { port, hostname } = new URL(server.origin);
  agent.createConnection = () => connect(Number(port), hostname);
  const credential = { getAccessToken: async () => ({ access_token: 'of-this-test', expires_in: 3600 }) };
  app = initializeApp({ projectId: project, httpAgent: agent, credential }, 'as-on-a-real-project');
  callers = createAuthenticator(getAuth(app));
});
beforeEach(() => {
  account = { localId: 'u1', email: 'Rima@School.test', customAttributes: '{"admin":true}', validSince: '0' };
});
afterAll(async () => {
  await deleteApp(app);
  await server.close();
  vi.unstubAllEnvs();
});

const claims = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'u1',
  email: 'Rima@School.test',
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3600,
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as Google makes them, or made wrong in one way. */
function bearer(changes: object = {}, header: object = {}, key = google.privateKey): string {
  const signed = `${part({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header })}.${part({ ...claims, ...changes })}`;
  return `Bearer ${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}

/** The public key misused as the secret of a symmetric signature. */
function confused(): string {
  const signed = `${part({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })}.${part(claims)}`;
  return `Bearer ${signed}.${createHmac('sha256', publicKey).update(signed).digest('base64url')}`;
}

test('a token that Google signed is the person’s', async () => {
  const token = bearer();
  const raw = token.replace('Bearer ', '');
  expect(await callers.byToken(token)).toEqual({ uid: 'u1', email: 'rima@school.test', token: raw });
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
    ['an expired one', bearer({ iat: now - 7200, exp: now - 3600 })],
    ['no person', bearer({ sub: '' })],
    ['rubbish', 'Bearer rubbish'],
  ])('%s', async (_name, header) => {
    await expect(callers[way](header)).rejects.toMatchObject({ code: 'invalid-token', status: 401 });
  });

  test('somebody who signed in without saying who they are', async () => {
    const header = bearer({ firebase: { identities: {}, sign_in_provider: 'anonymous' } });
    await expect(callers[way](header)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
    const named = bearer({ firebase: { identities: {}, sign_in_provider: 'password' } });
    expect(await callers[way](named)).toMatchObject({ uid: 'u1' });
  });

  test('no token', async () => {
    await expect(callers[way](undefined)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  });
});

describe('byAccount looks at the account of this moment', () => {
  test.each([
    ['disabled', { disabled: true }],
    ['signed out everywhere since', { validSince: String(now - 30) }],
  ])('%s', async (_name, changes) => {
    account = { ...account, ...changes };
    await expect(callers.byAccount(bearer())).rejects.toMatchObject({ code: 'invalid-token' });
  });

  test('deleted', async () => {
    account = undefined;
    await expect(callers.byAccount(bearer())).rejects.toMatchObject({ code: 'invalid-token' });
  });

  test('an admin claim in the token counts for nothing when the account has none', async () => {
    account = { ...account, customAttributes: '{}' };
    expect(await callers.byAccount(bearer({ admin: true }))).toMatchObject({ admin: false });
  });

  test.each(['{"admin":"true"}', '{"admin":1}', '{"role":"admin"}'])(
    '%s is no admin claim',
    async (attributes) => {
      account = { ...account, customAttributes: attributes };
      expect(await callers.byAccount(bearer())).toMatchObject({ admin: false });
    },
  );
});

function swapClaims(header: string, changes: object): string {
  const [head = '', , signature = ''] = header.split('.');
  return `${head}.${part({ ...claims, ...changes })}.${signature}`;
}
