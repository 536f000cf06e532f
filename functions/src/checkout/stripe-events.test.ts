import Stripe from 'stripe';
import { expect, test } from 'vitest';
import {
  completed,
  disputed,
  refunded,
  signed,
  stripeKey,
  webhookSecret,
} from '../../test/support/stripe-events.ts';
import { DomainError } from '../core/domain-error.ts';
import { statusOf } from '../http/reply.ts';
import { readStripeEvent } from './providers.ts';

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
