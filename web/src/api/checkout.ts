import type { CheckoutAnswer, PracticeOutcome, PracticeSession } from '@pathshala/contract/checkout';
import useSWR from 'swr';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, call } from './client.ts';

/** Begins a purchase. */
export function useCheckout() {
  const { idToken } = useSession();
  return {
    /**
     * @param price the price that the person has seen, US dollars: the server refuses when it has changed
     * @returns where the checkout is
     * @throws ApiError `already-enrolled`, `course-not-open`, `price-changed`, `not-found`
     */
    async begin(courseId: string, price: number): Promise<string> {
      const path = `/checkout/${courseId}`;
      const token = await idToken();
      return (await call<CheckoutAnswer>({ method: 'POST', path, body: { price }, token })).url;
    },
  };
}

const practicePath = (sessionId: string) => `/practice/checkout/${encodeURIComponent(sessionId)}`;

/** What a practice checkout is about. @param sessionId null: there is none to ask for */
export function usePracticeSession(sessionId: string | null) {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  return useSWR<PracticeSession, ApiError>(
    uid && sessionId ? [practicePath(sessionId), uid] : null,
    async ([path]: [string, string]) => call<PracticeSession>({ path, token: await idToken() }),
    // A checkout that is not there will not be there a moment later.
    { errorRetryCount: 0 },
  );
}

/** Ends a practice checkout. */
export function usePracticeOutcome() {
  const { idToken } = useSession();
  /** @returns where to go next, as a payment maker's own page would lead */
  return async (sessionId: string, outcome: PracticeOutcome): Promise<string> => {
    const path = practicePath(sessionId);
    const token = await idToken();
    return (await call<CheckoutAnswer>({ method: 'POST', path, body: { outcome }, token })).url;
  };
}
