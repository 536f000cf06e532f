import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { PracticeOutcome, PracticeSession } from '@pathshala/contract/courses/enrolment';
import { checkoutReturn, paths } from '@pathshala/contract/site/paths';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { isEmulated, type Settings } from '../core/settings.ts';
import { collections, expiryOf, keptSince } from '../firestore/collections.ts';
import type { PracticeSessionRecord } from '../firestore/people-records.ts';
import { commitOf, ifExists } from '../firestore/writes.ts';
import { param, route, signedIn } from '../http/route.ts';
import type { PaymentEvent } from '../money/ledger.ts';
import type { CreatePaymentProvider, Purchase } from './routes.ts';
import { lazyStripe, stripeProvider } from './stripe-provider.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function requireEmulators(environment: Environment): void {
  if (!isEmulated(environment)) throw new Error('The sandbox checkout runs in the emulators only.');
}

/** No money, but the path of real payments from the event on. @throws Error outside the emulators */
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
      route(endpoints.practiceSession, async (call) => {
        requireEmulators(environment);
        const record = await readSession(db, signedIn(call).uid, param(call, 'sessionId'));
        const { courseId, title, amount, status } = record;
        const json: PracticeSession = { courseId, title, amount, status };
        return { json };
      }),
      route(
        endpoints.practiceOutcome,
        async (call) => {
          requireEmulators(environment);
          const id = param(call, 'sessionId');
          const record = await readSession(db, signedIn(call).uid, id);
          await end(db, id, record, call.body.outcome, onEvent);
          const came = call.body.outcome === 'pay' ? checkoutReturn.paid : checkoutReturn.cancelled;
          const query = new URLSearchParams({ [checkoutReturn.parameter]: came });
          return { json: { url: `${paths.course(record.courseId)}?${query}` } };
        },
        { body: bodySchemas.practiceOutcome },
      ),
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

/** Another person's session is reported as not found, and so is one past its date. */
export async function readSession(
  db: Firestore,
  uid: string,
  id: string,
  now = Date.now(),
): Promise<PracticeSessionRecord> {
  const found = isDocumentId(id) ? (await collections.practiceSessions(db).doc(id).get()).data() : undefined;
  if (found?.uid !== uid || found.at <= keptSince('practiceSessions', now)) throw noSession();
  return found;
}

function noSession(): DomainError {
  return new DomainError('not-found', 'This checkout does not exist.');
}

/** Pays or cancels; repeating the same answer changes nothing, another one is refused. */
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

/** The payment provider: Stripe if both secrets are set, the sandbox in the emulators, otherwise none. */
export function paymentProviderFor(
  { stripe, siteOf, isEmulated }: Pick<Settings, 'stripe' | 'siteOf' | 'isEmulated'>,
  environment: Environment,
): CreatePaymentProvider | undefined {
  if (!stripe) return isEmulated ? sandboxProvider(environment) : undefined;
  const { key, webhookSecret } = stripe;
  return stripeProvider({ stripe: lazyStripe(key), webhookSecret, siteOf });
}
