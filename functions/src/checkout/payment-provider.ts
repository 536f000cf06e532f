import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { CheckoutAnswer } from '@pathshala/contract/payments/checkout';
import type { Firestore } from 'firebase-admin/firestore';
import type { PaymentEvent } from '../domain/payment-event.ts';
import type { Route } from '../http/route.ts';

/** What somebody is about to buy, with everything read on the server. */
export interface Purchase {
  readonly uid: string;
  /** Empty for an account without an address. */
  readonly email: string;
  readonly course: CourseDetail;
  /** How many payments this person has made for this course before: all of them refunded. */
  readonly earlier: number;
  /** The `Origin` header of the request; nothing to trust. */
  readonly origin: string | undefined;
}

/** Whoever takes the money. */
export interface PaymentProvider {
  /**
   * Begins a checkout.
   * @returns where to send the buyer
   */
  readonly begin: (purchase: Purchase) => Promise<CheckoutAnswer>;
  /** The addresses by which the provider reports. */
  readonly routes: readonly Route[];
}

/** What a payment provider is given. */
export interface PaymentTools {
  readonly db: Firestore;
  /** Takes what was paid or given back; a provider answers only after that is done. */
  readonly onEvent: (event: PaymentEvent) => Promise<void>;
}

export type CreatePaymentProvider = (tools: PaymentTools) => PaymentProvider;
