import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { FirebaseApp } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, takeProofsFrom } from '../http/client.ts';
import { startAppCheck } from './firebase-auth.ts';

const getToken = vi.hoisted(() => vi.fn());
const initializeAppCheck = vi.hoisted(() => vi.fn((_app, options: object) => options));
vi.mock('firebase/app-check', () => ({
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider: class {
    readonly key: string;
    constructor(key: string) {
      this.key = key;
    }
  },
}));

const app = { name: 'school' } as FirebaseApp;
let sent: Headers[];

beforeEach(() => {
  sent = [];
  getToken.mockReset().mockResolvedValue({ token: 'a-proof' });
  initializeAppCheck.mockClear();
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return new Response('[]');
  });
});
afterEach(() => {
  takeProofsFrom(undefined);
});

const proofs = () => sent.map((headers) => headers.get('X-Firebase-AppCheck'));
const ask = (token?: string) => call(endpoints.waitingList, { token: token ?? null });

const begun = [app, { provider: { key: 'a-key' }, isTokenAutoRefreshEnabled: true }];

test.each([
  ['without a key nothing of it is loaded, and calls go without a proof', '', true, [], null],
  ['calls of somebody signed in bring a proof, and no others', 'a-key', true, [begun], 'a-proof'],
  ['a proof that cannot be fetched keeps no call from being made', 'a-key', false, [begun], null],
])('%s', async (_what, key, isThere, loaded, proof) => {
  if (!isThere) getToken.mockRejectedValue(new Error('blocked'));
  await startAppCheck(app, key);
  await ask('a-token');
  await ask();
  expect(initializeAppCheck.mock.calls).toEqual(loaded);
  expect(proofs()).toEqual([proof, null]);
});
