import type { RequestListener } from 'node:http';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, expect, test, vi } from 'vitest';
import { bearer, publicKey, realProject } from '../../test/support/google.ts';
import { serve } from '../../test/support/server.ts';
import { createAuthenticator } from '../core/caller.ts';
import { statusOf } from './refusal.ts';

beforeAll(() => void vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined));

const answering =
  (status: number, type: string, text: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(text);

/** `byToken` needs the keys alone, `byAccount` the account too. @param google undefined: no server */
async function outcomeOf(way: 'byToken' | 'byAccount', google: RequestListener | undefined, token: string) {
  const server = await serve(google ?? answering(200, 'text/plain', ''));
  if (!google) await server.close();
  const { app, close } = realProject(server.origin);
  const outcome = createAuthenticator(getAuth(app))[way](token);
  const ended = await outcome.then(
    ({ uid }) => uid,
    (error) => [statusOf(error), error.code],
  );
  await close();
  if (google) await server.close();
  return ended;
}

const down: [string, RequestListener | undefined][] = [
  ['is not reached', undefined],
  ['fails', answering(500, 'application/json', '{"error":{"code":500,"message":"INTERNAL"}}')],
  ['has nothing there', answering(404, 'text/html', '<h1>Not here</h1>')],
  ['answers with a page', answering(200, 'text/html', '<h1>Please wait</h1>')],
  ['refuses for the moment', answering(429, 'application/json', '{"error":"too many"}')],
];

test.each(down)('where Google’s key server %s, a token is neither good nor bad', async (_what, google) => {
  expect(await outcomeOf('byToken', google, bearer())).toEqual([503, 'unavailable']);
});

const keys = answering(200, 'application/json', JSON.stringify({ 'key-1': publicKey }));

const keysAnd =
  (accounts: RequestListener): RequestListener =>
  (request, response) =>
    (request.url?.startsWith('/robot/') ? keys : accounts)(request, response);

test.each([
  ...down.slice(1).map(([what, answer = keys]) => [what, answer] as const),
  ['bars us', answering(403, 'application/json', '{"error":{"message":"PERMISSION_DENIED"}}')] as const,
])('where Google’s accounts server %s, neither', async (_what, google) => {
  expect(await outcomeOf('byAccount', keysAnd(google), bearer())).toEqual([503, 'unavailable']);
});

test('what can be seen to be no token needs no key', async () => {
  expect(await outcomeOf('byToken', undefined, 'Bearer rubbish')).toEqual([401, 'invalid-token']);
  expect(await outcomeOf('byToken', undefined, bearer({ aud: 'other' }))).toEqual([401, 'invalid-token']);
});
