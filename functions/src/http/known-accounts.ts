import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { isGone } from '../core/dependency-errors.ts';
import { minuteCache } from '../core/minute-cache.ts';

export interface KnownAccount {
  /** As Auth describes it; undefined for one that is gone. */
  readonly account: Account | undefined;
  /** The sign-ins that its person logged out of, seconds since 1970 (`auth_time`), the oldest first. */
  readonly ended: readonly number[];
}

export interface KnownAccounts {
  /** The account as it was within the last minute. */
  readonly recall: (uid: string) => Promise<KnownAccount>;
  /** The account as it is now. */
  readonly look: (uid: string) => Promise<KnownAccount>;
  /** Does as if nobody had asked for the account. */
  readonly forget: (uid: string) => void;
}

/**
 * Remembers accounts for a minute, so that looking at them costs little. Who asks while an answer is on its way waits for
 * the same one; a failure is not remembered.
 * @param endedOf which sign-ins somebody logged out of
 * @param now the clock, milliseconds since 1970
 */
export function knownAccounts(
  auth: Pick<Auth, 'getUser'>,
  endedOf: (uid: string) => Promise<readonly number[]>,
  now?: () => number,
): KnownAccounts {
  const accounts = minuteCache<Promise<KnownAccount>>(now);
  const look = (uid: string) => {
    const asked = Promise.all([auth.getUser(uid).catch(missingOrThrow), endedOf(uid)]).then(
      ([account, ended]) => ({ account, ended }),
    );
    accounts.set(uid, asked);
    asked.catch(() => {
      if (accounts.peek(uid) === asked) accounts.delete(uid);
    });
    return asked;
  };
  return {
    recall: (uid) => accounts.get(uid) ?? look(uid),
    look,
    forget: (uid) => {
      accounts.delete(uid);
    },
  };
}

function missingOrThrow(error: unknown): undefined {
  if (isGone(error)) return undefined;
  throw error;
}
