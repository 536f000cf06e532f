import type Stripe from 'stripe';
import type { PaymentEvent } from '../domain/ledger.ts';
import { isContentId } from '../firestore/collections.ts';
import { ApiError } from '../http/problem.ts';

/**
 * Reads a webhook.
 * @param bytes the body exactly as it came: the signature covers every byte
 * @returns undefined for what does not concern courses, such as another product of the same account
 * @throws ApiError `forbidden` for a signature that is missing, forged or too old
 */
export function readStripeEvent(
  stripe: Stripe,
  bytes: Buffer,
  signature: string | string[] | undefined,
  secret: string,
): PaymentEvent | undefined {
  return eventOf(verified(stripe, bytes, signature, secret));
}

function verified(
  stripe: Stripe,
  bytes: Buffer,
  signature: string | string[] | undefined,
  secret: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(bytes, signature ?? '', secret);
  } catch (cause) {
    throw new ApiError('forbidden', 'The signature does not fit.', { cause });
  }
}

function eventOf(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidBy(event.data.object);
    case 'charge.refunded':
      return refundedBy(event.data.object);
    default:
      return undefined;
  }
}

/** A session that is complete but not paid yet (a slow way of paying) reports again when the money has come. */
function paidBy(session: Stripe.Checkout.Session): PaymentEvent | undefined {
  if (session.payment_status !== 'paid') return undefined;
  return payment('paid', session.payment_intent, session.metadata, session.amount_total ?? 0);
}

/** A part given back leaves the course with the buyer. */
function refundedBy(charge: Stripe.Charge): PaymentEvent | undefined {
  if (!charge.refunded) return undefined;
  return payment('refunded', charge.payment_intent, charge.metadata, charge.amount);
}

/** The payment intent is what both events have in common, so it names the payment. */
function payment(
  kind: PaymentEvent['kind'],
  intent: string | { readonly id: string } | null,
  metadata: Stripe.Metadata | null,
  cents: number,
): PaymentEvent | undefined {
  const id = typeof intent === 'string' ? intent : intent?.id;
  const { uid, courseId } = metadata ?? {};
  if (!id || !uid || !courseId || !isContentId(courseId)) return undefined;
  return { kind, id, uid, courseId, amount: cents / 100 };
}
