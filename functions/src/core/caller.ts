import type { UserRecord as Account } from 'firebase-admin/auth';

export interface Caller {
  readonly uid: string;
  /** Normalised; empty for an account without an address. */
  readonly email: string;
  readonly token: string;
  /** Time of the last sign-in, milliseconds since 1970; renewing a token does not count. */
  readonly signedInAt: number;
}

/** A caller whose account was just looked up: not disabled, deleted or signed out. */
export interface FreshCaller extends Caller {
  readonly admin: boolean;
  readonly teacher: boolean;
  readonly displayName: string;
  readonly verified: boolean;
}

/** Whether an account is an admin; the only place that reads the claim. */
export function hasAdminClaim(account: Pick<Account, 'customClaims'>): boolean {
  return account.customClaims?.admin === true;
}

/** Whether an account is a teacher; the only place that reads the claim. */
export function hasTeacherClaim(account: Pick<Account, 'customClaims'>): boolean {
  return account.customClaims?.teacher === true;
}

export type OriginRule = (origin: string) => boolean;

/** Which sign-ins of a person count; seconds since 1970 (`auth_time`). */
export interface SignIns {
  readonly validSince: number;
  readonly ended: readonly number[];
}

/** Logged-out sign-ins stored per person; beyond that all older sign-ins are invalid. */
export const maxEnded = 50;

export function isLoggedOut(ended: readonly number[], authTime: number): boolean {
  const [oldest = 0] = ended;
  return ended.includes(authTime) || (ended.length >= maxEnded && authTime < oldest);
}
