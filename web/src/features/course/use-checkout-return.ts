import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { checkoutReturn } from '@pathshala/contract/site/paths';
import { useEffect, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { useSearchParams } from '../../ui/router.ts';

export type CheckoutReturn =
  | 'none'
  | 'cancelled'
  /** Paid; the enrolment will arrive. */
  | 'waiting'
  /** Paid; the enrolment takes longer than usual. */
  | 'late'
  | 'arrived';

/** Enrolments usually arrive within two seconds; late after this, milliseconds. */
const patience = 30_000;

/** Poll interval, milliseconds. */
export const askEvery = 1500;

/** From the address. @param enrolment in this course, if any */
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
  // Prerendered without a query: the first view must be the same.
  if (state.status !== 'signed-in') return 'none';
  if (outcome === checkoutReturn.cancelled && !enrolment) return 'cancelled';
  if (!paid) return 'none';
  if (enrolment) return 'arrived';
  return late ? 'late' : 'waiting';
}

/** Then enrolments are polled. */
export function useJustPaid(): boolean {
  const [params] = useSearchParams();
  return params.get(checkoutReturn.parameter) === checkoutReturn.paid;
}
