import type { AdminAnswer } from '@pathshala/functions/contract/user';
import { useEffect } from 'react';
import useSWR from 'swr';
import { type ApiError, call } from '../api/client.ts';
import { useSession } from './session-context.ts';

/** How often an open page asks whether the person's role has changed, milliseconds. */
const roleCheckInterval = 30_000;

/**
 * Whether the signed-in person is an admin, by the server's word (specification, section 6). An open page learns of
 * a change within half a minute and then fetches a token with the new claim.
 */
export function useAdmin() {
  const { state, idToken } = useSession();
  const email = state.user?.email;
  const key = email ? `/admin/${encodeURIComponent(email)}` : null;
  const answer = useSWR<AdminAnswer, ApiError>(
    key,
    async (path: string) => call<AdminAnswer>({ path, token: await idToken() }),
    { refreshInterval: roleCheckInterval, errorRetryCount: 2 },
  );
  const admin = answer.data?.admin;
  useEffect(() => {
    // A refused renewal means the account is gone or its sign-ins were revoked: the session notices by itself.
    if (admin !== undefined) void idToken(true).catch(() => undefined);
  }, [admin, idToken]);
  return { admin, error: answer.error, retry: () => void answer.mutate() };
}
