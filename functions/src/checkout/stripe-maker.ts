import { createHash } from 'node:crypto';
import { checkoutReturn } from '@pathshala/contract/checkout';
import { endpoints } from '@pathshala/contract/endpoints';
import { paths } from '@pathshala/contract/paths';
import type Stripe from 'stripe';
import type { OriginRule } from '../http/cors.ts';
import { ApiError } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { MakePayments, Purchase } from './payment-maker.ts';
import { readStripeEvent } from './stripe-events.ts';

export interface StripeOptions {
  /** Loaded on first use: most starts of the function never need it. */
  readonly stripe: () => Promise<Stripe>;
  readonly webhookSecret: string;
  /** The site's own origins: a checkout leads back to the one that it was begun on. */
  readonly allowsOrigin: OriginRule;
  /** The site's origin where the request names none. */
  readonly home: string;
}

const hour = 3_600_000;

/** Milliseconds for one try at Stripe; the library tries twice. */
const stripeTimeout = 8000;

/**
 * Stripe's library with an account's key.
 * @param more where Stripe's API is, for tests
 */
export function lazyStripe(secretKey: string, more: Stripe.StripeConfig = {}): () => Promise<Stripe> {
  let loading: Promise<Stripe> | undefined;
  const load = async () => {
    const { default: Library } = await import('stripe');
    return new Library(secretKey, {
      timeout: stripeTimeout,
      maxNetworkRetries: 1,
      telemetry: false,
      ...more,
    });
  };
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Stripe Checkout on Stripe's own page; what was paid is heard by webhook alone. */
export function stripeMaker({ stripe, webhookSecret, allowsOrigin, home }: StripeOptions): MakePayments {
  return ({ onEvent }) => ({
    begin: async (purchase) => {
      const { origin } = purchase;
      const site = origin !== undefined && allowsOrigin(origin) ? origin : home;
      const params = sessionOf(purchase, site);
      const session = await ask(
        (await stripe()).checkout.sessions.create(params, { idempotencyKey: keyOf(purchase, params) }),
      );
      if (!session.url) throw new Error('Stripe made a session without an address.');
      return { url: session.url };
    },
    routes: [
      route(
        endpoints.stripeWebhook,
        async (call) => {
          const signature = call.request.headers['stripe-signature'];
          const event = readStripeEvent(await stripe(), call.bytes, signature, webhookSecret);
          if (event) await onEvent(event);
          return { json: { received: true } };
        },
        { accepts: ['raw'], fromAnywhere: true },
      ),
    ],
  });
}

function sessionOf({ uid, email, course }: Purchase, site: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { uid, courseId: course._id };
  const back = (came: string) => `${site}${paths.course(course._id)}?${checkoutReturn.parameter}=${came}`;
  return {
    mode: 'payment',
    client_reference_id: uid,
    ...(email ? { customer_email: email } : {}),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: Math.round(course.price * 100),
          product_data: { name: course.title },
        },
      },
    ],
    metadata,
    // Stripe copies these to the charge, so that a refund names its course even when it is heard of first.
    payment_intent_data: { metadata },
    success_url: back(checkoutReturn.paid),
    cancel_url: back(checkoutReturn.cancelled),
  };
}

/** Two clicks make one session; another hour, price or try after a refund makes a new one. */
function keyOf({ earlier }: Purchase, params: Stripe.Checkout.SessionCreateParams): string {
  const parts = JSON.stringify([params, earlier, Math.floor(Date.now() / hour)]);
  return createHash('sha256').update(parts).digest('hex');
}

const passing: ReadonlySet<unknown> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
]);

/** Stripe that is down, or too busy, is a dependency that is down. */
async function ask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isPassing = error instanceof Error && 'type' in error && passing.has(error.type);
    throw isPassing ? new ApiError('unavailable', undefined, { cause: error }) : error;
  }
}
