import type { AdminAnswer } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { pathOf } from '@pathshala/contract/http/endpoint';
import useSWR from 'swr';
import { ApiError, call } from '../http/client.ts';
import { words } from '../words/words.ts';
import { type Session, useSession } from './session-context.ts';

/**
 * Whether an ID token says that its owner has a role. Nobody has verified it here: the API decides, this only says what to
 * show, and whether the token is of before a change.
 */
export function hasClaim(token: string, role: 'admin' | 'teacher'): boolean {
  const payload = token.split('.')[1] ?? '';
  const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return (JSON.parse(json) as Partial<Record<typeof role, boolean>>)[role] === true;
}

/** How often a page that is looked at asks whether the person's role has changed, milliseconds. */
const roleCheckInterval = 30_000;

const isRefusedToken = (error: unknown) => error instanceof ApiError && error.status === 401;

/** By these Firebase says that an account gets no token any more. Anything else that it says passes. */
const endings: ReadonlySet<unknown> = new Set([
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

/**
 * Renews a token that was refused.
 * @returns null when the account gets none any more
 * @throws ApiError `unavailable` when none is to be had for now
 */
async function renew(idToken: Session['idToken']): Promise<string | null> {
  try {
    return await idToken(true);
  } catch (error) {
    if (error instanceof Error && 'code' in error && endings.has(error.code)) return null;
    throw new ApiError('unavailable', 503, words['auth.unchecked']());
  }
}

/**
 * Asks the server. A refused token is renewed once; when that one is refused too, or there is none any more, the account
 * is gone or disabled or its sign-ins were revoked: no token of it will be taken again, so the session ends. A server
 * that cannot be asked for now, ours or Firebase's, ends no session.
 */
async function askRole(email: string, { idToken, signOut }: Session): Promise<AdminAnswer> {
  const ask = async (token: string | null) => {
    const answer = await call(endpoints.isAdmin, { email, token });
    // A token from before a change would be of the old role; the next ones are of the new.
    if (token && hasClaim(token, 'admin') !== answer.admin) await idToken(true);
    return answer;
  };
  try {
    return await ask(await idToken());
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
    const renewed = await renew(idToken);
    return await ask(renewed).catch(async (again: unknown) => {
      if (isRefusedToken(again)) await signOut();
      throw again;
    });
  }
}

/**
 * Whether the signed-in person is an admin, by the server's word (docs/contract.md, "Roles"). A page that is looked at
 * learns of a change, and of the end of the account, within a minute.
 */
export function useAdmin() {
  const session = useSession();
  const email = session.state.user?.email;
  const key = email ? [pathOf(endpoints.isAdmin, { email }), email] : null;
  const answer = useSWR<AdminAnswer, ApiError>(key, ([, of]: [string, string]) => askRole(of, session), {
    refreshInterval: roleCheckInterval,
    revalidateOnFocus: true,
    // What an admin may see hangs on this answer: it is asked for once more than others.
    errorRetryCount: 2,
  });
  return { admin: answer.data?.admin, error: answer.error, retry: () => void answer.mutate() };
}

/**
 * Whether the signed-in person is a teacher, by their token. Every call of the studio looks at the account itself.
 * @param sure fetches a new token where this one does not say so: somebody may have become one since
 * @returns undefined while it is not known
 */
export function useTeacher(sure: boolean): boolean | undefined {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  const ask = async () => {
    const says = (token: string | null) => token !== null && hasClaim(token, 'teacher');
    return says(await idToken()) || (sure && says(await idToken(true)));
  };
  return useSWR(uid === undefined ? null : ['teacher', uid, sure], ask, { errorRetryCount: 2 }).data;
}
