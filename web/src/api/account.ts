import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useSession } from '../auth/session-context.ts';
import { languageQuery } from '../http/language-query.ts';
import { useCall, useOwnAnswer } from './use-answer.ts';

/** The signed-in person's payments, newest first. */
export function useOrders() {
  return useOwnAnswer(endpoints.orders, { query: languageQuery });
}

/** API calls about the signed-in person's account. */
export function useAccountCalls() {
  const call = useCall();
  const { state } = useSession();
  const email = state.user?.email ?? '';
  return {
    /** Export of the person's data. */
    readOwnData: () => call(endpoints.ownData, {}),
    /** Syncs the school's record with the account's name. */
    refreshRecord: () => call(endpoints.putUser, { email, body: { email } }),
    /** @throws ApiError `sign-in-again` without a recent sign-in; `last-admin` */
    deleteAccount: () => call(endpoints.deleteAccount, {}),
  };
}
