import type { DisputeState } from '../firestore/payment-records.ts';

/** Common fields of events. `id` is the provider's. */
export interface Payment {
  readonly id: string;
  readonly uid: string;
  readonly courseId: string;
  /** US dollars. */
  readonly amount: number;
}

interface MoneyEvent extends Payment {
  readonly kind: 'paid' | 'refunded';
}

/** A dispute of the buyer's bank; a payment may have several. */
export interface DisputeEvent extends Payment {
  readonly kind: 'disputed';
  readonly dispute: { readonly id: string; readonly state: DisputeState };
}

/** Payment events; may arrive repeatedly and in any order. */
export type PaymentEvent = MoneyEvent | DisputeEvent;
