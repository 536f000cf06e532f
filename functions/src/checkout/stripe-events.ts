import type Stripe from 'stripe';
import type { PaymentEvent } from '../domain/ledger.ts';
import { isContentId } from '../firestore/collections.ts';
import { isDocumentId } from '../http/paging.ts';
import { ApiError } from '../http/problem.ts';
import { wellFormed } from './stripe-event-shape.ts';

/**
 * Reads a webhook.
 * @param bytes the body exactly as it came: the signature covers every byte
 * @returns undefined for what does not concern courses, such as another product of the same account
 * @throws ApiError `forbidden` for a signature that is missing, forged or too old; `invalid-event` for what has been signed
 * and is no event
 */
export function readStripeEvent(
  stripe: Stripe,
  bytes: Buffer,
  signature: string | string[] | undefined,
  secret: string,
): PaymentEvent | undefined {
  return eventOf(wellFormed(verified(stripe, bytes, signature, secret)));
}

function verified(
  stripe: Stripe,
  bytes: Buffer,
  signature: string | string[] | undefined,
  secret: string,
): unknown {
  try {
    return stripe.webhooks.constructEvent(bytes, signature ?? '', secret);
  } catch (cause) {
    // The signature is looked at first, so whatever else is wrong has been signed.
    if (isSignatureError(cause)) throw new ApiError('forbidden', 'The signature does not fit.', { cause });
    throw new ApiError('invalid-event', undefined, { cause });
  }
}

function isSignatureError(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError';
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
  if (!id || !uid || !courseId || !isDocumentId(id) || !isDocumentId(uid) || !isContentId(courseId)) {
    return undefined;
  }
  return { kind, id, uid, courseId, amount: cents / 100 };
}
