import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { PracticeOutcome } from '@pathshala/contract/courses/enrolment';
import { languageQuery } from '../words/language.ts';
import { useCall, useOwnAnswer } from './use-answer.ts';

export function useCheckout() {
  const call = useCall();
  return {
    /**
     * @param price the price that the person saw, US dollars: the server refuses a changed one
     * @returns the checkout's address
     * @throws ApiError `already-enrolled`, `course-not-open`, `price-changed`, `not-found`
     */
    async begin(courseId: string, price: number): Promise<string> {
      return (await call(courseEndpoints.checkout, { courseId, body: { price }, query: languageQuery })).url;
    },
  };
}

/** @param sessionId null: nothing to load */
export function usePracticeSession(sessionId: string | null) {
  // No retry: a missing checkout stays missing.
  return useOwnAnswer(courseEndpoints.practiceSession, sessionId ? { sessionId } : null, {
    errorRetryCount: 0,
  });
}

export function usePracticeOutcome() {
  const call = useCall();
  return async (sessionId: string, outcome: PracticeOutcome): Promise<string> =>
    (await call(courseEndpoints.practiceOutcome, { sessionId, body: { outcome } })).url;
}
