import { createSign, generateKeyPairSync } from 'node:crypto';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Server, serve } from '../../test/support/server.ts';
import { uncounted } from '../../test/support/uncounted.ts';
import { DomainError } from '../core/domain-error.ts';
import { createApp } from './app.ts';
import { type AppCheckRule, appCheckFor, appCheckHeader } from './app-check.ts';
import { route } from './route.ts';

/*
 * The Admin SDK as on a real project: it fetches the public keys of App Check, and here a server of this test answers in
 * Google's place, with a key made on the spot.
 */
const project = 'school-for-tests';
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = Math.floor(Date.now() / 1000);
let areKeysThere = true;
let keys: Server;
let app: ReturnType<typeof initializeApp>;
let rule: AppCheckRule;
let site: Server | undefined;

beforeAll(async () => {
  keys = await serve((_request, response) => {
    response.statusCode = areKeysThere ? 200 : 503;
    response.setHeader('Content-Type', 'application/json');
    const key = { ...google.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' };
    response.end(JSON.stringify({ keys: [key] }));
  });
  const agent = new Agent();
  const { port, hostname } = new URL(keys.origin);
  agent.createConnection = () => connect(Number(port), hostname);
  const credential = { getAccessToken: async () => ({ access_token: 'of-this-test', expires_in: 3600 }) };
  app = initializeApp({ projectId: project, httpAgent: agent, credential }, 'app-check');
  rule = appCheckFor({ APP_CHECK: 'on' }, () => getAppCheck(app));
});
afterEach(() => site?.close());
afterAll(async () => {
  await deleteApp(app);
  await keys.close();
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A proof as Google makes them, or made wrong in one way. */
function proof(changes: object = {}, header: object = {}, key = google.privateKey): string {
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/123',
    aud: [`projects/${project}`],
    sub: '1:123:web:abc',
    iat: now - 60,
    exp: now + 3600,
    ...changes,
  };
  const signed = `${part({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header })}.${part(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}

describe('App Check, enforced', () => {
  test('an outage of the keys is not a refusal', async () => {
    areKeysThere = false;
    await expect(rule(proof())).rejects.toMatchObject({ code: 'unavailable' });
    areKeysThere = true;
  });

  test('takes what Google signed for this project', async () => {
    await expect(rule(proof())).resolves.toBeUndefined();
  });

  test.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['rubbish', 'rubbish'],
    ['another project’s', proof({ aud: ['projects/other'] })],
    ['an expired one', proof({ iat: now - 7200, exp: now - 3600 })],
    ['one of another issuer', proof({ iss: 'https://securetoken.google.com/x' })],
    ['one that somebody else signed', proof({}, {}, stranger.privateKey)],
    ['one that is not signed', proof({}, { alg: 'none' })],
  ])('refuses %s', async (_what, given) => {
    await expect(rule(given)).rejects.toMatchObject({ code: 'unknown-app' });
  });
});

describe('the setting', () => {
  const none = () => {
    throw new Error('must not be asked');
  };

  test.each([
    ['left out', {}],
    ['off', { APP_CHECK: 'off' }],
    ['on, in the emulators', { APP_CHECK: 'on', FUNCTIONS_EMULATOR: 'true' }],
  ])('%s: no proof is asked for', async (_name, environment) => {
    await expect(appCheckFor(environment, none)(undefined)).resolves.toBeUndefined();
  });

  test('may not be anything else', () => {
    expect(() => appCheckFor({ APP_CHECK: 'yes' }, none)).toThrow('APP_CHECK must be on or off');
  });
});

test('it is asked for in every call that brings a token, and in no other: those may be the CDN’s', async () => {
  const known = async () => ({ uid: 'u1', email: 'a@b.test', token: 't', signedInAt: 0 });
  const unknown = async () => {
    throw new DomainError('unauthenticated');
  };
  site = await serve(
    createApp(
      {
        authenticator: { byToken: known, byAccount: unknown },
        allowsOrigin: () => false,
        log: () => undefined,
        counter: uncounted,
        trustsHop: () => false,
        appCheck: rule,
      },
      [
        route(listEndpoints.classOne, async () => ({ json: [] })),
        route(endpoints.waitingList, async () => ({ json: [] })),
        route(endpoints.lesson, async () => Promise.reject(new DomainError('not-found')), {
          caller: 'optional',
        }),
      ],
    ),
  );
  const ask = async (path: string, headers: Record<string, string>) =>
    (await fetch(`${site?.origin}${apiRoot}${path}`, { headers })).status;
  const lesson = pathOf(endpoints.lesson, { courseId: 'sums', lessonId: 'first' });
  const token = { Authorization: 'Bearer t' };
  const proven = { ...token, [appCheckHeader]: proof() };
  expect(await ask(pathOf(listEndpoints.classOne, {}), {})).toBe(200);
  expect(await ask(lesson, {})).toBe(404);
  expect(await ask(lesson, token)).toBe(403);
  expect(await ask(pathOf(endpoints.waitingList, {}), token)).toBe(403);
  expect(await ask(pathOf(endpoints.waitingList, {}), proven)).toBe(200);
  expect(await ask(lesson, proven)).toBe(404);
});
