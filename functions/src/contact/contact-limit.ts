import type { RateLimit } from '../rate-limit/limiter.ts';

/** How many messages one visitor may send. */
export const contactLimit: RateLimit = {
  name: 'contact',
  windowMs: 10 * 60_000,
  perVisitor: 5,
  perHop: 300,
  refusal: (wait) => `Several messages came from you just now. Please wait ${wait} and send this one again.`,
};
