import useSWR from 'swr';
import type { OwnAccount } from './own-account.ts';
import { useSession } from './session-context.ts';

/** The signed-in person's account at the provider, as it is today; `mutate` asks again. */
export function useOwnAccount() {
  const { state, ownAccount } = useSession();
  const uid = state.user?.uid;
  return useSWR<OwnAccount, Error>(uid ? (['own account', uid] as const) : null, ownAccount);
}
