import type { AccountAuth } from './accounts.ts';

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
