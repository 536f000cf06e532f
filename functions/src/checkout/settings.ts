import type { OriginRule } from '../core/caller.ts';
import { isEmulated } from '../domain/emulated.ts';
import type { CreatePaymentProvider } from './payment-provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { lazyStripe, stripeProvider } from './stripe-provider.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PaymentSite {
  readonly allowsOrigin: OriginRule;
  /** The site's default origin. */
  readonly home: string;
}

/**
 * The payment provider of this environment: Stripe if both secrets are set, the sandbox in the emulators, otherwise
 * none.
 */
export function paymentProviderFor(
  environment: Environment,
  { allowsOrigin, home }: PaymentSite,
): CreatePaymentProvider | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  if (key && webhookSecret)
    return stripeProvider({ stripe: lazyStripe(key), webhookSecret, allowsOrigin, home });
  return isEmulated(environment) ? sandboxProvider(environment) : undefined;
}
