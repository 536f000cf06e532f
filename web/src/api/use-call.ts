import type { AnswerOf, Endpoint } from '@pathshala/contract/http/endpoint';
import { useSession } from '../auth/session-context.ts';
import { call, type RequestOf } from '../http/client.ts';

/**
 * Returns `call`, authorised as the signed-in person: `await call(endpoints.makeAdmin, { email })`. Visitors call
 * without a token.
 * @throws ApiError (the call) with the contract's code, or `network`
 */
export function useCall() {
  const { idToken } = useSession();
  return async <E extends Endpoint>(endpoint: E, given: RequestOf<E>): Promise<AnswerOf<E>> =>
    call(endpoint, { ...given, token: await idToken() });
}
