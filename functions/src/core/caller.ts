import type { UserRecord as Account } from 'firebase-admin/auth';

/** Who sent a request, as their ID token says. */
export interface Caller {
  readonly uid: string;
  /** Normalised; empty for an account without an address. */
  readonly email: string;
  /** The ID token that was sent. */
  readonly token: string;
  /** When the person last proved who they are, milliseconds since 1970; renewing a token is no proof. */
  readonly signedInAt: number;
}

/** A caller whose account was looked up just now: not disabled, not deleted, not signed out everywhere. */
export interface FreshCaller extends Caller {
  /** Whether the account has the admin claim at this moment, whatever the token says. */
  readonly admin: boolean;
  /** The same of the teacher's claim. */
  readonly teacher: boolean;
  readonly displayName: string;
  /** Whether they have shown that the address is theirs. */
  readonly verified: boolean;
}

/** Whether an account is an admin: the one place that says what the claim is. */
export function hasAdminClaim(account: Pick<Account, 'customClaims'>): boolean {
  return account.customClaims?.admin === true;
}

/** Whether an account is a teacher: the one place that says what the claim is. */
export function hasTeacherClaim(account: Pick<Account, 'customClaims'>): boolean {
  return account.customClaims?.teacher === true;
}

/** Says whether a page of this origin may call the API from a browser. */
export type OriginRule = (origin: string) => boolean;

/** How many sign-ins that somebody logged out of are kept one by one; whoever has more loses all older ones. */
export const maxEnded = 50;

/**
 * Whether somebody has logged out of a sign-in.
 * @param ended the sign-ins that were logged out of, seconds since 1970 (`auth_time`), the oldest first
 */
export function isLoggedOut(ended: readonly number[], authTime: number): boolean {
  const [oldest = 0] = ended;
  return ended.includes(authTime) || (ended.length >= maxEnded && authTime < oldest);
}
