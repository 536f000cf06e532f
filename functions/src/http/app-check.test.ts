import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { getAppCheck } from 'firebase-admin/app-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { project, publicKey, realProject, signedToken } from '../../test/support/google.ts';
import { type Served, serveRoutes } from '../../test/support/routes.ts';
import { duringTests, serve } from '../../test/support/server.ts';
import { DomainError } from '../core/domain-error.ts';
import { type AppCheckRule, appCheckHeader, checkApps } from './origins.ts';
import { route } from './route.ts';

/* The Admin SDK as on a real project: it fetches the keys of App Check, and here a server of this test answers for Google. */
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = Math.floor(Date.now() / 1000);
let areKeysThere = true;
let rule: AppCheckRule;
let site: Served | undefined;

const keys = duringTests(() =>
  serve((_request, response) => {
    response.statusCode = areKeysThere ? 200 : 503;
    response.setHeader('Content-Type', 'application/json');
    const key = {
      ...createPublicKey(publicKey).export({ format: 'jwk' }),
      kid: 'key-1',
      alg: 'RS256',
      use: 'sig',
    };
    response.end(JSON.stringify({ keys: [key] }));
  }),
);
const real = duringTests(async () => realProject(keys.origin));
beforeAll(() => {
  rule = checkApps(getAppCheck(real.app));
});
afterEach(() => site?.close());

function proof(changes: object = {}, header?: object, key?: KeyObject): string {
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/123',
    aud: [`projects/${project}`],
    sub: '1:123:web:abc',
    iat: now - 60,
    exp: now + 3600,
    ...changes,
  };
  return signedToken(claims, header, key);
}

test('an outage of the keys is not a refusal', async () => {
  areKeysThere = false;
  await expect(rule(proof())).rejects.toMatchObject({ code: 'unavailable' });
  areKeysThere = true;
});

test('App Check takes what Google signed for this project', async () => {
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
])('App Check refuses %s', async (_what, given) => {
  await expect(rule(given)).rejects.toMatchObject({ code: 'unknown-app' });
});

test('it is asked for in every call that brings a token, and in no other: those may be the CDN’s', async () => {
  const known = async () => ({ uid: 'u1', email: 'a@b.test', token: 't', signedInAt: 0 });
  site = await serveRoutes(
    [
      route(listEndpoints.classOne, async () => ({ json: [] })),
      route(endpoints.waitingList, async () => ({ json: [] })),
      route(endpoints.lesson, () => Promise.reject(new DomainError('not-found')), { caller: 'optional' }),
    ],
    {
      authenticator: { byToken: known, byAccount: () => Promise.reject(new DomainError('unauthenticated')) },
      appCheck: rule,
    },
  );
  const ask = async (path: string, headers: Record<string, string>) =>
    (await site?.send('GET', apiRoot + path, undefined, headers))?.status;
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
