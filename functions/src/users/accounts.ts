import { emailPattern, normaliseEmail } from '@pathshala/contract/accounts/email';
import type { Role } from '@pathshala/contract/accounts/user';
import { limits } from '@pathshala/contract/http/limits';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { hasAdminClaim, hasTeacherClaim } from '../core/caller.ts';

/** The part of the Admin SDK's Auth that people and roles need. */
export type AccountAuth = Pick<
  Auth,
  'getUser' | 'getUserByEmail' | 'getUsers' | 'setCustomUserClaims' | 'revokeRefreshTokens'
>;

const unknown: ReadonlySet<unknown> = new Set([
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/invalid-uid',
]);

/**
 * The account of an address.
 * @param email as it came, in any letter case
 * @returns undefined when there is none, or when it cannot be an address
 */
export async function findByEmail(auth: AccountAuth, email: string): Promise<Account | undefined> {
  return canBeAddress(email) ? orUndefined(auth.getUserByEmail(normaliseEmail(email))) : undefined;
}

/** Whether anybody could have this address; anything else is not asked of Auth or Firestore. */
export function canBeAddress(email: string): boolean {
  return email.length <= limits.emailMax && emailPattern.test(normaliseEmail(email));
}

/** @returns undefined when the account is gone */
export async function findByUid(auth: AccountAuth, uid: string): Promise<Account | undefined> {
  return orUndefined(auth.getUser(uid));
}

async function orUndefined(work: Promise<Account>): Promise<Account | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && unknown.has(error.code)) return undefined;
    throw error;
  }
}

/** The role that an account's claim gives: the truth that records mirror. */
export function roleOf(account: Account): Role {
  if (hasAdminClaim(account)) return 'admin';
  return hasTeacherClaim(account) ? 'teacher' : 'student';
}

/**
 * Gives an account the claim of a role. Whoever loses the admin's or the teacher's is signed out everywhere, so that tokens which still
 * carry it end within the hour; our own API asks for the account's present state and refuses them at once.
 */
export async function setClaim(auth: AccountAuth, uid: string, role: Role): Promise<void> {
  const { admin: _admin, teacher: _teacher, ...others } = (await auth.getUser(uid)).customClaims ?? {};
  const claims = role === 'student' ? others : { ...others, [role]: true };
  await auth.setCustomUserClaims(uid, claims);
  if (role === 'student') await auth.revokeRefreshTokens(uid);
}

/** As many as Auth tells of in one call. */
const maxAtOnce = 100;

/**
 * Which of these people have verified their addresses, as Auth knows at this moment.
 * @returns the uids of those who have; an account that is gone is not among them
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
