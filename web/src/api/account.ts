import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useSession } from '../auth/session-context.ts';
import { languageQuery } from '../http/language-query.ts';
import { useOwnAnswer } from './use-answer.ts';
import { useCall } from './use-call.ts';

/** The signed-in person's payments, newest first. */
export function useOrders() {
  return useOwnAnswer(endpoints.orders, { query: languageQuery });
}

/** What the API does with one's own account. */
export function useAccountCalls() {
  const call = useCall();
  const { state } = useSession();
  const email = state.user?.email ?? '';
  return {
    /** Everything that the school keeps of the person. */
    readOwnData: () => call(endpoints.ownData, {}),
    /** Lets the school's record follow the account's name. */
    refreshRecord: () => call(endpoints.putUser, { email, body: { email } }),
    /** @throws ApiError `sign-in-again` where the password was not just given; `last-admin` */
    deleteAccount: () => call(endpoints.deleteAccount, {}),
  };
}
