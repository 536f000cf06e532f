import type Stripe from 'stripe';
import { lazyStripe, type StripeOptions, stripeProvider } from '../../src/checkout/stripe-provider.ts';
import { stripeKey, webhookSecret } from './stripe-events.ts';

/**
 * The payments of a school that sells by Stripe.
 * @param config where Stripe's API is; left out where nothing is asked of it
 * @param allowsOrigin which sites beside its home a checkout may lead back to; left out: none
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
