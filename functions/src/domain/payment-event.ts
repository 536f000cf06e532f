/** What is known of a payment. `id` is the provider's. */
export interface Payment {
  readonly id: string;
  readonly uid: string;
  readonly courseId: string;
  /** US dollars. */
  readonly amount: number;
}

/** Payment events; may arrive repeatedly and in any order. */
export interface PaymentEvent extends Payment {
  readonly kind: 'paid' | 'refunded';
}
