import type { CourseRecord } from '@pathshala/content/records';
import { catalogueCollections } from '@pathshala/contract/content/collections';
import { region } from '@pathshala/contract/site/region';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type Stripe from 'stripe';
import { paymentSecrets } from './settings.ts';
import { lazyStripe } from './stripe-provider.ts';
import { endStaleSessions } from './stripe-sessions.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Sale = Pick<CourseRecord, 'price' | 'complete' | 'withdrawn'>;

/** After so many milliseconds every checkout of the old price has ended by itself. */
const worthwhile = 40 * 60_000;

/** The price at which a course can be bought; undefined where it cannot. */
function saleOf(course: Sale | undefined): number | undefined {
  return course?.complete && !course.withdrawn && course.price > 0 ? course.price : undefined;
}

/**
 * The function that ends open checkouts when a course gets another price or can be bought no longer, whoever changed
 * it: the seed, the console, the API. There only where Stripe takes the money.
 * @param stripe another library than the account's, for tests
 */
export function priceWatch(environment: Environment, stripe?: () => Promise<Stripe>) {
  const secrets = paymentSecrets(environment);
  if (secrets.length === 0) return undefined;
  const document = `${catalogueCollections.courses}/{courseId}` as const;
  return onDocumentWritten({ document, region, secrets, retry: true }, async (event) => {
    const { before, after } = event.data ?? {};
    const [old, now] = [before, after].map((one) => saleOf(one?.data() as Sale | undefined));
    // `retry` brings an event again while Stripe cannot be reached.
    if (old === undefined || old === now || Date.now() - Date.parse(event.time) > worthwhile) return;
    const library = stripe ?? lazyStripe(environment.STRIPE_SECRET_KEY ?? '');
    await endStaleSessions(await library(), event.params.courseId, now);
  });
}
