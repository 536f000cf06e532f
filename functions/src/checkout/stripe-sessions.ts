import { createHash } from 'node:crypto';
import { checkoutReturn } from '@pathshala/contract/payments/checkout-return';
import { paths } from '@pathshala/contract/site/paths';
import type Stripe from 'stripe';
import type { Purchase } from './payment-provider.ts';
import { askStripe } from './stripe-calls.ts';

/** Currency of the school's prices. */
export const currency = 'usd';

/** Lifetime of a checkout in seconds: Stripe's minimum. */
const lifetime = 30 * 60;
/** Expiry times are rounded to this many seconds, so that two clicks share one session. */
const slot = 120;
/** Margin in seconds for the call to Stripe, which refuses a session shorter than `lifetime`. */
const onItsWay = 30;

/** Expiry of a new session, in seconds since 1970: after 30 to 33 minutes. */
export function endOf(now: number): number {
  return Math.ceil(now / 1000 / slot) * slot + lifetime + onItsWay;
}

/** Parameters of a Stripe session. */
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
    // Copied to the charge, so that a refund names its course even if its event arrives first.
    payment_intent_data: { metadata },
    expires_at: endOf(now),
    success_url: back(checkoutReturn.paid),
    cancel_url: back(checkoutReturn.cancelled),
  };
}

/** Two clicks share a session; a later time, another price or a retry after a refund does not. */
export function keyOf({ earlier }: Purchase, params: Stripe.Checkout.SessionCreateParams): string {
  return createHash('sha256')
    .update(JSON.stringify([params, earlier]))
    .digest('hex');
}

/**
 * Expires open checkouts of a course with an outdated price.
 * @param price US dollars; undefined: no longer sold
 * @returns how many
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
