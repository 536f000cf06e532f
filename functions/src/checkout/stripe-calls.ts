import { DomainError } from '../core/domain-error.ts';

const transientErrors: ReadonlySet<unknown> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
]);

/**
 * Waits for a call of Stripe's library.
 * @throws DomainError `unavailable` where Stripe is down or too busy: a dependency that is down
 */
export async function askStripe<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTransient = error instanceof Error && 'type' in error && transientErrors.has(error.type);
    throw isTransient ? new DomainError('unavailable', undefined, { cause: error }) : error;
  }
}
