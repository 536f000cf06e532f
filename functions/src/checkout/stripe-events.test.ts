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
import { statusOf } from '../http/problem.ts';
import { readStripeEvent } from './stripe-events.ts';

const stripe = new Stripe(stripeKey);
const bought = { uid: 'rima', courseId: 'sums', payment: 'pi_1' };

/** What an event with a right signature is read as, or the status and code that it is refused with. */
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
const session = 'checkout.session.completed';

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
  ['null', 'null'],
  ['an empty object', '{}'],
  ['a type that is no text', event({ toString: 1 }, {})],
  ['no data', JSON.stringify({ type: session })],
  ['no object', event(session)],
  ['an object of null', event(session, null)],
  ['a session without a state', event(session, {})],
  ['a state that is no text', completed(bought, { payment_status: ['paid'] })],
  ['an amount that is a text', completed(bought, { amount_total: '1250' })],
  ['an amount below nothing', completed(bought, { amount_total: -1 })],
  ['an amount without end', completed(bought).replace('1250', '1e999')],
  ['a payment that is a number', completed(bought, { payment_intent: 7 })],
  ['metadata that is a text', completed(bought, { metadata: 'rima' })],
  ['a person that is an object', completed(bought, { metadata: { uid: {}, courseId: 'sums' } })],
  ['a charge that does not say whether it was given back', event('charge.refunded', {})],
  ['a dispute without a state', event('charge.dispute.created', { id: 'dp_1' })],
  ['a dispute whose state is a number', event('charge.dispute.created', { status: 7 })],
  ['a charge without an amount', refunded(bought, { amount: null })],
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
