import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { CheckoutAnswer } from '@pathshala/contract/courses/enrolment';
import type { Firestore } from 'firebase-admin/firestore';
import type { PaymentEvent } from '../domain/payment-event.ts';
import type { Route } from '../http/route.ts';

/** A purchase, with data read on the server only. */
export interface Purchase {
  readonly uid: string;
  /** Empty for an account without an address. */
  readonly email: string;
  readonly course: CourseDetail;
  /** Earlier payments of this person for this course, all refunded. */
  readonly earlier: number;
  /** The request's `Origin` header; untrusted. */
  readonly origin: string | undefined;
}

/** A payment provider. */
export interface PaymentProvider {
  /**
   * Starts a checkout.
   * @returns where to redirect the buyer
   */
  readonly begin: (purchase: Purchase) => Promise<CheckoutAnswer>;
  /** The provider's webhooks. */
  readonly routes: readonly Route[];
}

/** What a payment provider needs. */
export interface PaymentTools {
  readonly db: Firestore;
  /** Handles a payment event; providers reply only after it has resolved. */
  readonly onEvent: (event: PaymentEvent) => Promise<void>;
}

export type CreatePaymentProvider = (tools: PaymentTools) => PaymentProvider;
