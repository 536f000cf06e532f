import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { AdminAnswer } from '@pathshala/contract/accounts/user';
import { pathOf } from '@pathshala/contract/http/endpoint';
import useSWR from 'swr';
import { ApiError, call } from '../http/client.ts';
import { words } from '../words/words.ts';
import { type Session, useSession } from './session-context.ts';

interface Claims {
  readonly admin?: boolean;
  readonly teacher?: boolean;
  /** Seconds since 1970. */
  readonly iat?: number;
}

function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
}

/** Whether an ID token claims a role. Unverified: the API decides, this only selects what to show. */
function hasClaim(token: string, role: 'admin' | 'teacher'): boolean {
  return claimsOf(token)[role] === true;
}

/** Milliseconds, on admins' and teachers' pages and in the open menu. */
const roleCheckInterval = 30_000;

/** Age at which any open page renews its token, milliseconds. */
const tokenRenewal = 600_000;

const isRefusedToken = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Firebase codes for accounts that get no more tokens; others are transient. */
const endings: ReadonlySet<unknown> = new Set([
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

/** @returns null if the account gets no more tokens @throws ApiError `unavailable` if temporarily impossible */
async function renew(idToken: Session['idToken']): Promise<string | null> {
  try {
    return await idToken(true);
  } catch (error) {
    if (error instanceof Error && 'code' in error && endings.has(error.code)) return null;
    throw new ApiError('unavailable', 503, words['auth.unchecked']());
  }
}

/**
 * Renews a refused token once. If that is refused too, the account was deleted, disabled or revoked, so the session ends.
 * Outages do not end it.
 */
async function askRole(email: string, { idToken, signOut }: Session): Promise<AdminAnswer> {
  const ask = async (token: string | null) => {
    const answer = await call(accountEndpoints.isAdmin, { email, token });
    // Tokens from before the change have the old role.
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

/** According to the server (docs/contract.md, "Roles"). Visible pages that use this notice changes within a minute. */
export function useAdmin() {
  const session = useSession();
  const email = session.state.user?.email;
  const key = email ? [pathOf(accountEndpoints.isAdmin, { email }), email] : null;
  const answer = useSWR<AdminAnswer, ApiError>(key, ([, of]: [string, string]) => askRole(of, session), {
    refreshInterval: roleCheckInterval,
    revalidateOnFocus: true,
    // Admins' pages depend on this answer.
    errorRetryCount: 2,
  });
  return { admin: answer.data?.admin, error: answer.error, retry: () => void answer.mutate() };
}

/**
 * Renews the token at intervals and when the page becomes visible, so that its roles are current. Deleted, disabled or
 * revoked accounts get no token, which ends the session. Does not call our API, because every page does this.
 */
export function useTokenRenewal(): void {
  const { state, idToken, signOut } = useSession();
  const uid = state.user?.uid;
  const renewOld = async () => {
    const token = await idToken();
    const isOld = token !== null && Date.now() - (claimsOf(token).iat ?? 0) * 1000 > tokenRenewal;
    if (isOld && (await renew(idToken)) === null) await signOut();
    return true;
  };
  useSWR(uid === undefined ? null : ['token', uid], renewOld, {
    refreshInterval: tokenRenewal,
    revalidateOnFocus: true,
  });
}

/**
 * According to the token; the API checks the account itself.
 * @param sure refreshes a token without the claim
 * @returns undefined while unknown
 */
export function useClaim(role: 'admin' | 'teacher', sure = false): boolean | undefined {
  const { state, idToken } = useSession();
  const uid = state.user?.uid;
  const ask = async () => {
    const says = (token: string | null) => token !== null && hasClaim(token, role);
    return says(await idToken()) || (sure && says(await idToken(true)));
  };
  return useSWR(uid === undefined ? null : [role, uid, sure], ask, { errorRetryCount: 2 }).data;
}
