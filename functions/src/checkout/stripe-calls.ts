import { DomainError } from '../core/domain-error.ts';

const transientErrors: ReadonlySet<unknown> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
]);

/**
 * Awaits a Stripe call.
 * @throws DomainError `unavailable` if Stripe is down or overloaded
 */
export async function askStripe<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTransient = error instanceof Error && 'type' in error && transientErrors.has(error.type);
    throw isTransient ? new DomainError('unavailable', undefined, { cause: error }) : error;
  }
}
