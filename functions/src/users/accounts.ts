import { emailPattern, normaliseEmail } from '@pathshala/contract/accounts/email';
import type { Role } from '@pathshala/contract/accounts/user';
import { limits } from '@pathshala/contract/http/limits';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { hasAdminClaim, hasTeacherClaim } from '../core/caller.ts';
import { isGone } from '../core/dependency-errors.ts';

/** The part of the Admin SDK's Auth that is used here. */
export type AccountAuth = Pick<
  Auth,
  'getUser' | 'getUserByEmail' | 'getUsers' | 'setCustomUserClaims' | 'revokeRefreshTokens'
>;

/**
 * Finds an account by address.
 * @param email in any case
 * @returns undefined if unknown or invalid
 */
export async function findByEmail(auth: AccountAuth, email: string): Promise<Account | undefined> {
  return canBeAddress(email) ? orUndefined(auth.getUserByEmail(normaliseEmail(email))) : undefined;
}

/** Whether an address is valid; others are not looked up. */
export function canBeAddress(email: string): boolean {
  return email.length <= limits.emailMax && emailPattern.test(normaliseEmail(email));
}

/** @returns undefined if deleted */
export async function findByUid(auth: AccountAuth, uid: string): Promise<Account | undefined> {
  return orUndefined(auth.getUser(uid));
}

async function orUndefined(work: Promise<Account>): Promise<Account | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** The role by the account's claim, which records mirror. */
export function roleOf(account: Account): Role {
  if (hasAdminClaim(account)) return 'admin';
  return hasTeacherClaim(account) ? 'teacher' : 'student';
}

/**
 * Sets an account's role claim. Losing admin or teacher revokes all sessions, so that old tokens expire within the
 * hour; our API checks the account and refuses them at once.
 */
export async function setClaim(auth: AccountAuth, uid: string, role: Role): Promise<void> {
  const { admin: _admin, teacher: _teacher, ...others } = (await auth.getUser(uid)).customClaims ?? {};
  const claims = role === 'student' ? others : { ...others, [role]: true };
  await auth.setCustomUserClaims(uid, claims);
  if (role === 'student') await auth.revokeRefreshTokens(uid);
}

/** Auth's maximum per call. */
const maxAtOnce = 100;

/**
 * Which of these people have verified addresses now.
 * @returns their uids, without deleted accounts
 */
export async function verifiedAmong(
  auth: Pick<AccountAuth, 'getUsers'>,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const calls: Promise<{ readonly users: readonly { uid: string; emailVerified: boolean }[] }>[] = [];
  for (let start = 0; start < uids.length; start += maxAtOnce) {
    calls.push(auth.getUsers(uids.slice(start, start + maxAtOnce).map((uid) => ({ uid }))));
  }
  const found = (await Promise.all(calls)).flatMap(({ users }) => users);
  return new Set(found.filter(({ emailVerified }) => emailVerified).map(({ uid }) => uid));
}
