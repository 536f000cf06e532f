import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import Stripe from 'stripe';
import { lazyStripe, type StripeOptions, stripeProvider } from '../../src/courses/providers.ts';
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

function event(type: string, object: Record<string, unknown>): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
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

/** @param more another secret, or another time, in seconds since 1970 */
export function signed(payload: string, more: { secret?: string; timestamp?: number } = {}) {
  const options = { payload, secret: webhookSecret, ...more };
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': signer.webhooks.generateTestHeaderString(options),
  };
}

export async function deliver(url: string, payload: string): Promise<Answer['status']> {
  const address = `${url}${pathOf(endpoints.stripeWebhook, {})}`;
  return (await fetch(address, { method: 'POST', headers: signed(payload), body: payload })).status;
}

/** @param config not needed if nothing calls Stripe's API @param siteOf where a checkout returns to */
export function schoolStripe(
  config?: Stripe.StripeConfig,
  siteOf: StripeOptions['siteOf'] = () => 'https://school.example',
) {
  return stripeProvider({ stripe: lazyStripe(stripeKey, config), webhookSecret, siteOf });
}

/** A session at Stripe: the fields that were sent, by their form names. */
interface KeptSession {
  readonly id: string;
  readonly url: string;
  readonly sent: Readonly<Record<string, string>>;
}

/** Stripe's API in memory: form fields in, JSON out. Each idempotency key makes one session; payments can be read. */
export function stripeInMemory() {
  const byKey = new Map<string, KeptSession>();
  const sessions: KeptSession[] = [];
  const payments = new Map<string, Record<string, unknown>>();
  const kept = {
    sessions,
    payments,
    /** Answers every call with this status, until it is 200 again. */
    status: 200,
    /** Runs before a session is answered. */
    onBegin: undefined as (() => Promise<unknown>) | undefined,
  };
  const make = (key: string, sent: KeptSession['sent']): KeptSession => {
    const id = `cs_test_${sessions.length + 1}`;
    const session = { id, url: `https://checkout.stripe.test/pay/${id}`, sent };
    byKey.set(key, session);
    sessions.push(session);
    return session;
  };
  const refuse = (status: number, message: string) =>
    Response.json({ error: { type: 'api_error', message } }, { status });
  const answer: typeof fetch = async (address, { method, headers, body } = {}) => {
    const given = new Headers(headers);
    if (given.get('authorization') !== `Bearer ${stripeKey}`) return refuse(401, 'No such key');
    if (kept.status !== 200) return refuse(kept.status, 'Secret inside');
    const { pathname } = new URL(String(address));
    if (method === 'GET') {
      const payment = payments.get(pathname.replace('/v1/payment_intents/', ''));
      const id = pathname.split('/').at(-1);
      return payment ? Response.json({ id, object: 'payment_intent', ...payment }) : refuse(404, 'None');
    }
    if (pathname !== '/v1/checkout/sessions') return refuse(404, 'No call');
    const key = String(given.get('idempotency-key'));
    const sent = Object.fromEntries(new URLSearchParams(String(body)));
    const { id, url } = byKey.get(key) ?? make(key, sent);
    await kept.onBegin?.();
    return Response.json({ id, object: 'checkout.session', url });
  };
  const config = { httpClient: Stripe.createFetchHttpClient(answer), maxNetworkRetries: 0 };
  return Object.assign(kept, { config });
}
