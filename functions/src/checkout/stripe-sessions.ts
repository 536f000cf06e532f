import { createHash } from 'node:crypto';
import { checkoutReturn, paths } from '@pathshala/contract/site/paths';
import type Stripe from 'stripe';
import type { Purchase } from './payment-provider.ts';

/** Currency of the school's prices. */
export const currency = 'usd';

/** Lifetime of a checkout in seconds: Stripe's minimum. */
const lifetime = 30 * 60;
/** Expiry times are rounded to this many seconds, so that two clicks share one session. */
const slot = 120;
/** Margin in seconds for the call to Stripe, which refuses a session shorter than `lifetime`. */
const onItsWay = 30;

/** Expiry of a new session, in seconds since 1970: after 30 to 33 minutes. */
function endOf(now: number): number {
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

function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}
