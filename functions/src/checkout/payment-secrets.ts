import { defineSecret } from 'firebase-functions/params';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Secrets of the deployed function: Stripe's, if `functions/.env` says `PAYMENTS=stripe`. Otherwise a school deploys
 * without a Stripe account, and `firebase deploy` asks for no secret.
 */
export function paymentSecrets(environment: Environment): ReturnType<typeof defineSecret>[] {
  if (environment.PAYMENTS !== 'stripe') return [];
  return [defineSecret('STRIPE_SECRET_KEY'), defineSecret('STRIPE_WEBHOOK_SECRET')];
}
