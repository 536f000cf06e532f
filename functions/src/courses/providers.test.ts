import type { Firestore } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import {
  completed,
  disputed,
  refunded,
  signed,
  stripeKey,
  webhookSecret,
} from '../../test/support/stripe.ts';
import { DomainError } from '../core/domain-error.ts';
import { readSettings } from '../core/settings.ts';
import { statusOf } from '../http/refusal.ts';
import type { Purchase } from './checkout-routes.ts';
import { paymentProviderFor, readStripeEvent, sandboxProvider, sessionOf } from './providers.ts';

const stripe = new Stripe(stripeKey);
const bought = { uid: 'rima', courseId: 'sums', payment: 'pi_1' };

async function read(payload: string) {
  const { 'Stripe-Signature': signature } = signed(payload);
  try {
    return await readStripeEvent(stripe, Buffer.from(payload), signature, webhookSecret);
  } catch (error) {
    if (error instanceof DomainError) return [statusOf(error), error.code];
    throw error;
  }
}

const event = (type: unknown, object?: unknown) => JSON.stringify({ id: 'evt', type, data: { object } });

test('what is whole is read', async () => {
  const { uid, courseId } = bought;
  const payment = { id: 'pi_1', uid, courseId, amount: 12.5 };
  expect(await read(completed(bought))).toEqual({ kind: 'paid', ...payment });
  expect(await read(completed(bought, { payment_intent: { id: 'pi_1' } }))).toEqual({
    kind: 'paid',
    ...payment,
  });
  expect(await read(refunded(bought))).toEqual({ kind: 'refunded', ...payment });
});

test('a price is asked for to the cent', () => {
  const purchase = { ...{ uid: 'u', email: '', earlier: 0, origin: undefined }, course: { price: 19.99 } };
  const { line_items } = sessionOf(purchase as unknown as Purchase, 'https://school.example', 0);
  expect(line_items?.[0]?.price_data?.unit_amount).toBe(1999);
});

test.each([
  ['nothing', ''],
  ['half of JSON', completed(bought).slice(0, 40)],
])('signed, but %s: no event', async (_what, payload) => {
  expect(await read(payload)).toEqual([400, 'invalid-event']);
});

test.each([
  ['another kind of event', event('customer.created', {})],
  ['a kind that every object has', event('toString', {})],
  ['a person whose id is a path', completed({ ...bought, uid: 'a/b' })],
  ['a payment whose id is a path', completed({ ...bought, payment: 'pi/1' })],
  ['a payment whose id is a dot', completed({ ...bought, payment: '..' })],
  ['nothing paid', completed(bought, { amount_total: 0 })],
  ['other money', completed(bought, { currency: 'eur' })],
  ['a dispute about no payment', event('charge.dispute.created', { status: 'lost', payment_intent: null })],
  ['an inquiry of a bank', disputed(bought, 'warning_needs_response')],
  ['no metadata', completed(bought, { metadata: null })],
  ['fields that every object has', completed(bought, { metadata: {}, toString: 1, valueOf: 1 })],
])('%s concerns no course', async (_what, payload) => {
  expect(await read(payload)).toBeUndefined();
});

const tools = { db: {} as Firestore, onEvent: async () => undefined };
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const emulators = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };

function addressesOf(environment: Record<string, string>): string[] {
  const provider = paymentProviderFor(readSettings(environment), environment)?.(tools);
  return provider?.routes.map((one) => `${one.method} ${one.path}`) ?? [];
}

const practice = ['GET /practice/checkout/:sessionId', 'POST /practice/checkout/:sessionId'];

test.each([
  ['Stripe with both secrets', keys, ['POST /stripe/webhook']],
  ['Stripe in the emulators too, with both secrets', { ...keys, ...emulators }, ['POST /stripe/webhook']],
  ['the sandbox checkout in the emulators', emulators, practice],
  ['none in a real project without secrets', {}, []],
  ['none with one secret of two', { STRIPE_SECRET_KEY: 'sk_test_1' }, []],
  ['none where only the function claims to be emulated', { FUNCTIONS_EMULATOR: 'true' }, []],
  ['none where only the database is emulated', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }, []],
])('the payment provider is %s', (_what, environment, addresses) => {
  expect(addressesOf(environment)).toEqual(addresses);
});

test('the sandbox checkout cannot be made elsewhere', () => {
  expect(() => sandboxProvider(keys)).toThrow('in the emulators only');
});
