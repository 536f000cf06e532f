import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { PracticeOutcome } from '@pathshala/contract/payments/checkout';
import { useOwnAnswer } from './use-answer.ts';
import { useCall } from './use-call.ts';

/** Begins a purchase. */
export function useCheckout() {
  const call = useCall();
  return {
    /**
     * @param price the price that the person has seen, US dollars: the server refuses when it has changed
     * @returns where the checkout is
     * @throws ApiError `already-enrolled`, `course-not-open`, `price-changed`, `not-found`
     */
    async begin(courseId: string, price: number): Promise<string> {
      return (await call(endpoints.checkout, { courseId, body: { price } })).url;
    },
  };
}

/** What a sandbox checkout is about. @param sessionId null: there is none to ask for */
export function usePracticeSession(sessionId: string | null) {
  // A checkout that is not there will not be there a moment later.
  return useOwnAnswer(endpoints.practiceSession, sessionId ? { sessionId } : null, { errorRetryCount: 0 });
}

/** Ends a sandbox checkout. */
export function usePracticeOutcome() {
  const call = useCall();
  /** @returns where to go next, as a payment provider's own page would lead */
  return async (sessionId: string, outcome: PracticeOutcome): Promise<string> =>
    (await call(endpoints.practiceOutcome, { sessionId, body: { outcome } })).url;
}
