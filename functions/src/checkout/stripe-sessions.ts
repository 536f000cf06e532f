import { createHash } from 'node:crypto';
import { checkoutReturn } from '@pathshala/contract/payments/checkout-return';
import { paths } from '@pathshala/contract/site/paths';
import type Stripe from 'stripe';
import type { Purchase } from './payment-provider.ts';
import { askStripe } from './stripe-calls.ts';

/** What the school's prices are in. */
export const currency = 'usd';

/** Seconds for which a checkout can be paid: the shortest time that Stripe takes. */
const lifetime = 30 * 60;
/** Seconds within which two clicks make one session: what ends at another second would be another session to Stripe. */
const slot = 120;
/** Seconds that the call to Stripe may take: a session that would end sooner than `lifetime` is refused there. */
const onItsWay = 30;

/** When a session that is begun now can no longer be paid, in seconds since 1970: after 30 to 33 minutes. */
export function endOf(now: number): number {
  return Math.ceil(now / 1000 / slot) * slot + lifetime + onItsWay;
}

/** What Stripe is told of a purchase. */
export function sessionOf(
  { uid, email, course }: Purchase,
  site: string,
  now: number,
): Stripe.Checkout.SessionCreateParams {
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
          currency,
          unit_amount: centsOf(course.price),
          product_data: { name: course.title },
        },
      },
    ],
    metadata,
    // Stripe copies these to the charge, so that a refund names its course even when it is heard of first.
    payment_intent_data: { metadata },
    expires_at: endOf(now),
    success_url: back(checkoutReturn.paid),
    cancel_url: back(checkoutReturn.cancelled),
  };
}

/** Two clicks make one session; other minutes, another price or a try after a refund make a new one. */
export function keyOf({ earlier }: Purchase, params: Stripe.Checkout.SessionCreateParams): string {
  return createHash('sha256')
    .update(JSON.stringify([params, earlier]))
    .digest('hex');
}

/**
 * Ends the checkouts of a course that are open at a price which is no longer the price.
 * @param price US dollars; undefined: the course cannot be bought any more
 * @returns how many were ended
 */
export async function endStaleSessions(
  stripe: Stripe,
  courseId: string,
  price: number | undefined,
): Promise<number> {
  const since = Math.floor(Date.now() / 1000) - lifetime - slot - onItsWay;
  const open = stripe.checkout.sessions.list({ status: 'open', created: { gte: since }, limit: 100 });
  const stale: string[] = [];
  const look = (session: Stripe.Checkout.Session) => {
    if (session.metadata?.courseId !== courseId) return;
    if (price === undefined || session.amount_total !== centsOf(price)) stale.push(session.id);
  };
  await askStripe(open.autoPagingEach(look));
  for (const id of stale) await askStripe(stripe.checkout.sessions.expire(id));
  return stale.length;
}

function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
