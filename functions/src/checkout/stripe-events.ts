import type Stripe from 'stripe';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import type { PaymentEvent } from '../domain/payment-event.ts';
import { isContentId } from '../firestore/collections.ts';
import { askStripe } from './stripe-calls.ts';
import { currency } from './stripe-sessions.ts';

/**
 * Parses a webhook.
 * @param bytes the raw body, which the signature covers
 * @returns undefined for events that do not concern courses, such as another product of the account
 * @throws DomainError `forbidden` for a missing, forged or old signature; `invalid-event` for a signed body that is not
 * JSON; `unavailable` if Stripe has to be asked and does not answer
 */
export async function readStripeEvent(
  stripe: Stripe,
  bytes: Buffer,
  signature: string | string[] | undefined,
  secret: string,
): Promise<PaymentEvent | undefined> {
  return eventOf(stripe, verified(stripe, bytes, signature, secret));
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
    // The signature is checked first, so any other fault is in a signed body.
    if (isSignatureError(cause))
      throw new DomainError('forbidden', 'The signature does not match.', { cause });
    throw new DomainError('invalid-event', undefined, { cause });
  }
}

function isSignatureError(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError';
}

async function eventOf(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidBy(event.data.object);
    case 'charge.refunded':
      return refundedBy(event.data.object);
    case 'charge.dispute.created':
      return disputedBy(stripe, event.data.object);
    default:
      return undefined;
  }
}

/** A completed but unpaid session (a slow payment method) sends another event once paid. */
function paidBy(session: Stripe.Checkout.Session): PaymentEvent | undefined {
  if (session.payment_status !== 'paid') return undefined;
  const payment = paymentOf(session.payment_intent, { ...session, amount: session.amount_total });
  return payment && { kind: 'paid', ...payment };
}

/** A partial refund leaves the course with the buyer. */
function refundedBy(charge: Stripe.Charge): PaymentEvent | undefined {
  if (!charge.refunded) return undefined;
  const payment = paymentOf(charge.payment_intent, charge);
  return payment && { kind: 'refunded', ...payment };
}

/** A dispute takes the money back, an inquiry does not. It names only its payment, so Stripe is asked for the purchase. */
async function disputedBy(stripe: Stripe, dispute: Stripe.Dispute): Promise<PaymentEvent | undefined> {
  const intent = idOf(dispute.payment_intent);
  if (!intent || dispute.status.startsWith('warning_')) return undefined;
  const payment = paymentOf(intent, await askStripe(stripe.paymentIntents.retrieve(intent)));
  return payment && { kind: 'refunded', ...payment };
}

type Reference = string | { readonly id: string } | null;

function idOf(one: Reference): string | undefined {
  return typeof one === 'string' ? one : one?.id;
}

interface Paid {
  readonly amount: number | null;
  readonly currency: string | null;
  readonly metadata: Stripe.Metadata | null;
}

/**
 * All events share the payment intent, so it identifies the payment.
 * @param paid `amount` in cents
 * @returns undefined unless it buys a course: no amount, another currency, another product
 */
function paymentOf(intent: Reference, paid: Paid): Omit<PaymentEvent, 'kind'> | undefined {
  const id = idOf(intent);
  const { uid, courseId } = paid.metadata ?? {};
  if (!id || !uid || !courseId || !isDocumentId(id) || !isDocumentId(uid) || !isContentId(courseId)) {
    return undefined;
  }
  if (paid.currency !== currency || !paid.amount || paid.amount < 0) return undefined;
  return { id, uid, courseId, amount: paid.amount / 100 };
}
