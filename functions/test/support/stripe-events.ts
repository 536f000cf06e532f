import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import Stripe from 'stripe';
import { lazyStripe, type StripeOptions, stripeProvider } from '../../src/checkout/providers.ts';
import type { Answer } from './api.ts';

export const stripeKey = 'sk_test_school';
export const webhookSecret = 'whsec_school';

/** Signs like Stripe; needs no network. */
const signer = new Stripe(stripeKey);

export interface Bought {
  readonly uid: string;
  readonly courseId: string;
  /** The payment intent. */
  readonly payment: string;
}

let count = 0;

function event(type: string, object: Record<string, unknown>): string {
  count += 1;
  return JSON.stringify({ id: `evt_${count}`, object: 'event', type, data: { object } });
}

/** A paid Checkout session, unless `more` says otherwise. */
export function completed({ uid, courseId, payment }: Bought, more: Record<string, unknown> = {}): string {
  return event('checkout.session.completed', {
    id: `cs_${payment}`,
    object: 'checkout.session',
    payment_status: 'paid',
    payment_intent: payment,
    amount_total: 1250,
    currency: 'usd',
    metadata: { uid, courseId },
    ...more,
  });
}

/** The charge of a refunded payment, in full unless `more` says otherwise. */
export function refunded({ uid, courseId, payment }: Bought, more: Record<string, unknown> = {}): string {
  return event('charge.refunded', {
    id: `ch_${payment}`,
    object: 'charge',
    refunded: true,
    payment_intent: payment,
    amount: 1250,
    currency: 'usd',
    metadata: { uid, courseId },
    ...more,
  });
}

/** A dispute of a bank's customer. It names the payment, not the course. */
export function disputed({ payment }: Pick<Bought, 'payment'>, status = 'needs_response'): string {
  return event('charge.dispute.created', {
    ...{ id: 'du_1', object: 'dispute', status, amount: 1250, currency: 'usd', metadata: {} },
    charge: `ch_${payment}`,
    payment_intent: payment,
  });
}

export interface Signing {
  readonly secret?: string;
  /** Seconds since 1970. */
  readonly timestamp?: number;
}

export function signed(payload: string, { secret = webhookSecret, timestamp }: Signing = {}) {
  const options = { payload, secret, ...(timestamp === undefined ? {} : { timestamp }) };
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': signer.webhooks.generateTestHeaderString(options),
  };
}

export async function deliver(
  url: string,
  payload: string,
  signing: Signing = {},
): Promise<Answer['status']> {
  const headers = signed(payload, signing);
  const address = `${url}${pathOf(endpoints.stripeWebhook, {})}`;
  return (await fetch(address, { method: 'POST', headers, body: payload })).status;
}

/** @param config not needed if nothing calls Stripe's API @param siteOf where a checkout returns to */
export function schoolStripe(
  config?: Stripe.StripeConfig,
  siteOf: StripeOptions['siteOf'] = () => 'https://school.example',
) {
  return stripeProvider({ stripe: lazyStripe(stripeKey, config), webhookSecret, siteOf });
}
