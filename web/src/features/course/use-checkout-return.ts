import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { checkoutReturn } from '@pathshala/contract/payments/price';
import { useEffect, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { useSearchParams } from '../../ui/router.ts';

/** Result of a checkout. */
export type CheckoutReturn =
  | 'none'
  | 'cancelled'
  /** Paid, and the enrolment is on its way. */
  | 'waiting'
  /** Paid, and the enrolment takes longer than usual. */
  | 'late'
  | 'arrived';

/** An enrolment follows its payment within a second or two; after this long we say that it is late, milliseconds. */
const patience = 30_000;

/** How often the page asks for the enrolment meanwhile, milliseconds. */
export const askEvery = 1500;

/**
 * Reads from the address how a checkout ended.
 * @param enrolment the person's enrolment in this course, once there is one
 */
export function useCheckoutReturn(enrolment: Enrolment | undefined): CheckoutReturn {
  const { state } = useSession();
  const [params] = useSearchParams();
  const outcome = params.get(checkoutReturn.parameter);
  const paid = outcome === checkoutReturn.paid;
  const [late, setLate] = useState(false);
  const waiting = paid && !enrolment;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [waiting]);
  // The page's HTML is made without a query: until the session is known the first view must be the same.
  if (state.status !== 'signed-in') return 'none';
  if (outcome === checkoutReturn.cancelled && !enrolment) return 'cancelled';
  if (!paid) return 'none';
  if (enrolment) return 'arrived';
  return late ? 'late' : 'waiting';
}

/** Whether somebody has just paid, so that the enrolments are worth asking for again and again. */
export function useJustPaid(): boolean {
  const [params] = useSearchParams();
  return params.get(checkoutReturn.parameter) === checkoutReturn.paid;
}
