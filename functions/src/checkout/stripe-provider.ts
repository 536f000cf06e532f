import { endpoints } from '@pathshala/contract/calls/endpoints';
import type Stripe from 'stripe';
import type { OriginRule } from '../core/caller.ts';
import { route } from '../http/route.ts';
import type { CreatePaymentProvider } from './payment-provider.ts';
import { askStripe } from './stripe-calls.ts';
import { readStripeEvent } from './stripe-events.ts';
import { keyOf, sessionOf } from './stripe-sessions.ts';

export interface StripeOptions {
  /** Loaded on first use: most instances never need it. */
  readonly stripe: () => Promise<Stripe>;
  readonly webhookSecret: string;
  /** The site's origins; a checkout returns to the one it started on. */
  readonly allowsOrigin: OriginRule;
  /** The site's default origin. */
  readonly home: string;
}

/** Timeout per attempt, milliseconds; the library tries twice. */
const stripeTimeout = 8000;

/**
 * Creates Stripe's client.
 * @param more Stripe's host, for tests
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

/** Stripe Checkout on Stripe's page; payments are reported by webhook only. */
export function stripeProvider({
  stripe,
  webhookSecret,
  allowsOrigin,
  home,
}: StripeOptions): CreatePaymentProvider {
  return ({ onEvent }) => ({
    begin: async (purchase) => {
      const { origin } = purchase;
      const site = origin !== undefined && allowsOrigin(origin) ? origin : home;
      const params = sessionOf(purchase, site, Date.now());
      const session = await askStripe(
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
          const event = await readStripeEvent(await stripe(), call.bytes, signature, webhookSecret);
          if (event) await onEvent(event);
          return { json: { received: true } };
        },
        { accepts: ['raw'], fromAnywhere: true },
      ),
    ],
  });
}
