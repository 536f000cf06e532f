import { createHash } from 'node:crypto';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { PracticeOutcome, PracticeSession } from '@pathshala/contract/courses/enrolment';
import { checkoutReturn, paths } from '@pathshala/contract/site/paths';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { isEmulated, type Settings } from '../core/settings.ts';
import { collections, expiryOf, isContentId, keptSince } from '../firestore/collections.ts';
import type { PracticeSessionRecord } from '../firestore/people-records.ts';
import { commitOf, ifExists } from '../firestore/writes.ts';
import { json, signedIn } from '../http/route.ts';
import type { PaymentEvent } from '../money/ledger.ts';
import type { CreatePaymentProvider, Purchase } from './checkout-routes.ts';

export interface StripeOptions {
  readonly stripe: () => Promise<Stripe>;
  readonly webhookSecret: string;
  readonly siteOf: Settings['siteOf'];
}

/** Timeout per attempt, milliseconds; the library tries twice. */
const stripeTimeout = 8000;

export function lazyStripe(secretKey: string, more: Stripe.StripeConfig = {}): () => Promise<Stripe> {
  let loading: Promise<Stripe> | undefined;
  const options = { timeout: stripeTimeout, maxNetworkRetries: 1, telemetry: false, ...more };
  return () => {
    loading ??= import('stripe').then(({ default: Library }) => new Library(secretKey, options));
    return loading;
  };
}

/** Payments are reported by webhook only. */
export function stripeProvider({ stripe, webhookSecret, siteOf }: StripeOptions): CreatePaymentProvider {
  return ({ onEvent }) => ({
    begin: async (purchase) => {
      const params = sessionOf(purchase, siteOf(purchase.origin), Date.now());
      const session = await askStripe(
        (await stripe()).checkout.sessions.create(params, { idempotencyKey: keyOf(purchase, params) }),
      );
      if (!session.url) throw new Error('Stripe made a session without an address.');
      return { url: session.url };
    },
    routes: [
      json(
        courseEndpoints.stripeWebhook,
        async (call) => {
          const signature = call.request.headers['stripe-signature'];
          const event = await readStripeEvent(await stripe(), call.bytes, signature, webhookSecret);
          if (event) await onEvent(event);
          return { received: true };
        },
        { accepts: ['raw'], fromAnywhere: true },
      ),
    ],
  });
}

export const currency = 'usd';

/** Lifetime of a checkout in seconds: Stripe's minimum. */
const lifetime = 30 * 60;
/** Expiry times are rounded to this many seconds, so that two clicks share one session. */
const slot = 120;
/** Margin in seconds for the call to Stripe, which refuses a session shorter than `lifetime`. */
const onItsWay = 30;

function endOf(now: number): number {
  return Math.ceil(now / 1000 / slot) * slot + lifetime + onItsWay;
}

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

/** Undefined if it concerns no course. @throws DomainError `forbidden`, `invalid-event`, `unavailable` */
export async function readStripeEvent(
  stripe: Stripe,
  bytes: Buffer,
  signature: string | string[] | undefined,
  secret: string,
): Promise<PaymentEvent | undefined> {
  return eventOf(stripe, verified(stripe, bytes, signature, secret));
}

function verified(stripe: Stripe, bytes: Buffer, signature: string | string[] | undefined, secret: string) {
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

/** A dispute takes the money back, an inquiry does not. It names only its payment: the purchase is read from Stripe. */
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

/** All events share the payment intent. Undefined unless `paid` (`amount` in cents) buys a course. */
function paymentOf(intent: Reference, paid: Paid): Omit<PaymentEvent, 'kind'> | undefined {
  const id = idOf(intent);
  const { uid, courseId } = paid.metadata ?? {};
  if (!id || !uid || !courseId || !isDocumentId(id) || !isDocumentId(uid) || !isContentId(courseId)) {
    return undefined;
  }
  if (paid.currency !== currency || !paid.amount || paid.amount < 0) return undefined;
  return { id, uid, courseId, amount: paid.amount / 100 };
}

const transientErrors: ReadonlySet<unknown> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
]);

export async function askStripe<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTransient = error instanceof Error && 'type' in error && transientErrors.has(error.type);
    throw isTransient ? new DomainError('unavailable', undefined, { cause: error }) : error;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

function requireEmulators(environment: Environment): void {
  if (!isEmulated(environment)) throw new Error('The sandbox checkout runs in the emulators only.');
}

export function sandboxProvider(environment: Environment): CreatePaymentProvider {
  requireEmulators(environment);
  return ({ db, onEvent }) => ({
    begin: async (purchase) => {
      requireEmulators(environment);
      const session = await openSession(db, purchase);
      const query = new URLSearchParams({ session });
      return { url: `${paths.practiceCheckout(purchase.course._id)}?${query}` };
    },
    routes: [
      json(courseEndpoints.practiceSession, async (call) => {
        requireEmulators(environment);
        const record = await readSession(db, signedIn(call).uid, call.params.sessionId);
        const { courseId, title, amount, status } = record;
        const json: PracticeSession = { courseId, title, amount, status };
        return json;
      }),
      json(courseEndpoints.practiceOutcome, async (call) => {
        requireEmulators(environment);
        const id = call.params.sessionId;
        const record = await readSession(db, signedIn(call).uid, id);
        await end(db, id, record, call.body.outcome, onEvent);
        const came = call.body.outcome === 'pay' ? checkoutReturn.paid : checkoutReturn.cancelled;
        const query = new URLSearchParams({ [checkoutReturn.parameter]: came });
        return { url: `${paths.course(record.courseId)}?${query}` };
      }),
    ],
  });
}

async function openSession(db: Firestore, { uid, course }: Purchase): Promise<string> {
  const { _id: courseId, title, price: amount } = course;
  const at = Timestamp.now();
  const expiresAt = expiryOf('practiceSessions', at);
  const record: PracticeSessionRecord = { uid, courseId, title, amount, status: 'open', at, expiresAt };
  const session = collections.practiceSessions(db).doc();
  await commitOf(db, uid, db.batch().create(session, record));
  return session.id;
}

/** Another person's session is reported as not found, and so is an expired one. */
export async function readSession(db: Firestore, uid: string, id: string, now = Date.now()) {
  const found = isDocumentId(id) ? (await collections.practiceSessions(db).doc(id).get()).data() : undefined;
  if (found?.uid !== uid || found.at <= keptSince('practiceSessions', now)) throw noSession();
  return found;
}

function noSession(): DomainError {
  return new DomainError('not-found', 'This checkout does not exist.');
}

async function end(
  db: Firestore,
  id: string,
  record: PracticeSessionRecord,
  outcome: PracticeOutcome,
  onEvent: (event: PaymentEvent) => Promise<void>,
): Promise<void> {
  const { uid, courseId, amount, status } = record;
  const next = outcome === 'pay' ? 'paid' : 'cancelled';
  if (status !== 'open' && status !== next)
    throw new DomainError('conflict', 'This checkout has already ended.');
  // The event first: if the process dies here, paying again sends it again.
  if (outcome === 'pay') await onEvent({ kind: 'paid', id: `practice_${id}`, uid, courseId, amount });
  const change = collections.practiceSessions(db).doc(id).update({ status: next });
  if (!(await ifExists(change))) throw noSession();
}

export function paymentProviderFor(
  { stripe, siteOf, isEmulated }: Pick<Settings, 'stripe' | 'siteOf' | 'isEmulated'>,
  environment: Environment,
): CreatePaymentProvider | undefined {
  if (!stripe) return isEmulated ? sandboxProvider(environment) : undefined;
  const { key, webhookSecret } = stripe;
  return stripeProvider({ stripe: lazyStripe(key), webhookSecret, siteOf });
}
