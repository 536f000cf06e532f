import type { DisputeState } from '../firestore/payment-records.ts';

/** What every report is about. `id` is the payment provider's own. */
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

/** The buyer's bank asks for the money back; a payment may have several disputes. */
export interface DisputeEvent extends Payment {
  readonly kind: 'disputed';
  readonly dispute: { readonly id: string; readonly state: DisputeState };
}

/** What a payment provider reports; each may come several times and in any order. */
export type PaymentEvent = MoneyEvent | DisputeEvent;
