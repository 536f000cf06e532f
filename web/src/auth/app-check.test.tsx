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

test('without a key nothing of it is loaded, and calls go without a proof', async () => {
  await startAppCheck(app, '');
  await ask('a-token');
  expect([initializeAppCheck.mock.calls.length, proofs()]).toEqual([0, [null]]);
});

test('with a key, calls of somebody signed in bring a proof, and no others', async () => {
  await startAppCheck(app, 'a-key');
  expect(initializeAppCheck).toHaveBeenCalledWith(app, {
    provider: { key: 'a-key' },
    isTokenAutoRefreshEnabled: true,
  });
  await ask('a-token');
  await ask();
  expect(proofs()).toEqual(['a-proof', null]);
});

test('a proof that cannot be fetched keeps no call from being made', async () => {
  getToken.mockRejectedValue(new Error('blocked'));
  await startAppCheck(app, 'a-key');
  await ask('a-token');
  expect(proofs()).toEqual([null]);
});
