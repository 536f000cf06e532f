import type Stripe from 'stripe';
import { lazyStripe, type StripeOptions, stripeProvider } from '../../src/checkout/stripe-provider.ts';
import { stripeKey, webhookSecret } from './stripe-events.ts';

/**
 * The payments of a school with Stripe.
 * @param config address of Stripe's API; not needed if nothing calls it
 * @param allowsOrigin other sites that a checkout may return to; none by default
 */
export function schoolStripe(
  config?: Stripe.StripeConfig,
  allowsOrigin: StripeOptions['allowsOrigin'] = () => false,
) {
  return stripeProvider({
    stripe: lazyStripe(stripeKey, config),
    webhookSecret,
    allowsOrigin,
    home: 'https://school.example',
  });
}
