import type { ParentView } from '@pathshala/contract/accounts/consent';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import useSWR from 'swr';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { type ApiError, call } from '../../http/client.ts';

/** Milliseconds after which a waiting child's page asks again whether the parent has answered. */
const askAgain = 15_000;

/** What is known of one's own age and of what a parent said. */
export function useConsent() {
  return useOwnAnswer(endpoints.consent, {}, { refreshInterval: askAgain });
}

/**
 * The account of which a parent's link speaks.
 * @param token what is after the `#` of the link; it goes into the body, never into an address
 */
export function useParentView(token: string) {
  return useSWR<ParentView, ApiError>(['parent', token], () =>
    call(endpoints.parentView, { body: { token } }),
  );
}
