import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../core/settings.ts';
import { paymentProviderFor, sandboxProvider } from './providers.ts';

const tools = { db: {} as Firestore, onEvent: async () => undefined };
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const emulators = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };

function addressesOf(environment: Record<string, string>): string[] {
  const provider = paymentProviderFor(readSettings(environment), environment)?.(tools);
  return provider?.routes.map((one) => `${one.method} ${one.path}`) ?? [];
}

const practice = ['GET /practice/checkout/:sessionId', 'POST /practice/checkout/:sessionId'];

describe('payment provider', () => {
  test.each([
    ['Stripe with both secrets', keys, ['POST /stripe/webhook']],
    ['Stripe in the emulators too, with both secrets', { ...keys, ...emulators }, ['POST /stripe/webhook']],
    ['the sandbox checkout in the emulators', emulators, practice],
    ['none in a real project without secrets', {}, []],
    ['none with one secret of two', { STRIPE_SECRET_KEY: 'sk_test_1' }, []],
    ['none where only the function claims to be emulated', { FUNCTIONS_EMULATOR: 'true' }, []],
    ['none where only the database is emulated', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }, []],
  ])('%s', (_what, environment, addresses) => {
    expect(addressesOf(environment)).toEqual(addresses);
  });

  test('the sandbox checkout cannot be made elsewhere', () => {
    expect(() => sandboxProvider(keys)).toThrow('in the emulators only');
  });
});
