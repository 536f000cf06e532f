import { type InferType, number, object, string } from 'yup';
import '../http/validation.ts';

/** Body of `POST /checkout/{courseId}`: the price in US dollars that the page showed, to detect a change. */
export const checkoutSchema = object({ price: number().strict().min(0).max(999) });

export type CheckoutInput = InferType<typeof checkoutSchema>;

export type PracticeOutcome = 'pay' | 'cancel';

/** Body of `POST /practice/checkout/{sessionId}`. */
export const practiceSchema = object({
  outcome: string<PracticeOutcome>().oneOf(['pay', 'cancel']).required(),
});

export type PracticeInput = InferType<typeof practiceSchema>;

export interface CheckoutAnswer {
  /** Where to redirect the buyer. */
  readonly url: string;
}

/** Data of the sandbox checkout's page; emulators only. */
export interface PracticeSession {
  readonly courseId: string;
  readonly title: string;
  /** US dollars. */
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'cancelled';
}
