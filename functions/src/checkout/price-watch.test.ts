import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stripeKey } from '../../test/support/stripe-events.ts';
import { type StripeServer, serveStripe } from '../../test/support/stripe-server.ts';
import { priceWatch } from './price-watch.ts';
import { lazyStripe } from './stripe-provider.ts';

let server: StripeServer;
const takesPayments = { PAYMENTS: 'stripe' };

beforeAll(async () => {
  server = await serveStripe(stripeKey);
});
beforeEach(async () => {
  server.status = 200;
  server.sessions.length = 0;
  const stripe = await lazyStripe(stripeKey, server.config)();
  const open = (courseId: string, cents: number) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product: 'course' } }],
        metadata: { uid: 'u1', courseId },
      },
      { idempotencyKey: crypto.randomUUID() },
    );
  for (const cents of [1250, 1250, 1250, 2000]) await open('c7-numbers', cents);
  await open('c8-letters', 1250);
});
afterAll(() => server.close());

interface Sale {
  readonly price: number;
  readonly complete: boolean;
  readonly withdrawn?: true;
}

/** Tells the function that a course was written. */
async function write(before: Sale | undefined, after: Sale | undefined, time = new Date()): Promise<void> {
  const watch = priceWatch(takesPayments, lazyStripe(stripeKey, server.config));
  const of = (data: Sale | undefined) => ({ data: () => data }) as unknown as DocumentSnapshot;
  const event = {
    params: { courseId: 'c7-numbers' },
    data: { before: of(before), after: of(after) },
    time: time.toISOString(),
  };
  await watch?.run(event as Parameters<NonNullable<typeof watch>['run']>[0]);
}

const states = () => server.sessions.map(({ status }) => status);
const untouched = ['open', 'open', 'open', 'open', 'open'];
const at = (price: number, complete = true): Sale => ({ price, complete });

test('a new price ends every open checkout of the course at another one, and no others', async () => {
  await write(at(12.5), at(20));
  expect(states()).toEqual(['expired', 'expired', 'expired', 'open', 'open']);
});

test.each([
  ['is gone', undefined],
  ['is closed', at(12.5, false)],
  ['is unpublished', { ...at(12.5), withdrawn: true as const }],
  ['is free now', at(0)],
])('a course that %s can be paid no longer', async (_what, after) => {
  await write(at(12.5), after);
  expect(states()).toEqual(['expired', 'expired', 'expired', 'expired', 'open']);
});

describe('nothing is asked of Stripe', () => {
  beforeEach(() => {
    server.status = 503;
  });

  test.each([
    ['when the price is as it was', at(12.5), at(12.5)],
    ['when a course is new', undefined, at(12.5)],
    ['when a course opens', at(12.5, false), at(12.5)],
  ])('%s', async (_what, before, after) => {
    await write(before, after);
    expect(states()).toEqual(untouched);
  });

  test('an hour after the change open checkouts have expired', async () => {
    await write(at(12.5), at(20), new Date(Date.now() - 3_600_000));
    expect(states()).toEqual(untouched);
  });
});

test('fails while Stripe is unreachable, so that the event is redelivered', async () => {
  server.status = 503;
  await expect(write(at(12.5), at(20))).rejects.toMatchObject({ code: 'unavailable' });
});

test('a school that takes no payments has no such function', () => {
  expect(priceWatch({})).toBeUndefined();
});
