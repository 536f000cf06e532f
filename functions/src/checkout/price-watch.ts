import type { CourseRecord } from '@pathshala/content/records';
import { catalogueCollections } from '@pathshala/contract/content/collections';
import { region } from '@pathshala/contract/site/region';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type Stripe from 'stripe';
import { paymentSecrets } from './payment-secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Sale = Pick<CourseRecord, 'price' | 'complete' | 'withdrawn'>;

/** Milliseconds after which every checkout at the old price has expired. */
const worthwhile = 40 * 60_000;

/** A course's price; undefined if it cannot be bought. */
function saleOf(course: Sale | undefined): number | undefined {
  return course?.complete && !course.withdrawn && course.price > 0 ? course.price : undefined;
}

/**
 * Expires open checkouts when a course's price changes or it is no longer sold, whether by seed, console or API. Only
 * deployed with Stripe.
 * @param stripe replaces the account's library in tests
 */
export function priceWatch(environment: Environment, stripe?: () => Promise<Stripe>) {
  const secrets = paymentSecrets(environment);
  if (secrets.length === 0) return undefined;
  const document = `${catalogueCollections.courses}/{courseId}` as const;
  return onDocumentWritten({ document, region, secrets, retry: true }, async (event) => {
    const { before, after } = event.data ?? {};
    const [old, now] = [before, after].map((one) => saleOf(one?.data() as Sale | undefined));
    // `retry`: redelivers events while Stripe is unreachable.
    if (old === undefined || old === now || Date.now() - Date.parse(event.time) > worthwhile) return;
    const [{ lazyStripe }, { endStaleSessions }] = await Promise.all([
      import('./stripe-provider.ts'),
      import('./stripe-sessions.ts'),
    ]);
    const library = stripe ?? lazyStripe(environment.STRIPE_SECRET_KEY ?? '');
    await endStaleSessions(await library(), event.params.courseId, now);
  });
}
