import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { isGone } from '../core/dependency-errors.ts';
import { minuteCache } from '../core/minute-cache.ts';

export interface KnownAccount {
  /** The account in Auth; undefined if deleted. */
  readonly account: Account | undefined;
  /** Logged-out sign-ins, seconds since 1970 (`auth_time`), oldest first. */
  readonly ended: readonly number[];
}

export interface KnownAccounts {
  /** The account, at most a minute old. */
  readonly recall: (uid: string) => Promise<KnownAccount>;
  /** The current account. */
  readonly look: (uid: string) => Promise<KnownAccount>;
  /** Drops an account from the cache. */
  readonly forget: (uid: string) => void;
}

/**
 * Caches accounts for a minute; concurrent lookups share one read, failures are not cached.
 * @param endedOf reads logged-out sign-ins
 * @param now clock, milliseconds since 1970
 */
export function knownAccounts(
  auth: Pick<Auth, 'getUser'>,
  endedOf: (uid: string) => Promise<readonly number[]>,
  now?: () => number,
): KnownAccounts {
  const accounts = minuteCache<Promise<KnownAccount>>(now);
  const look = (uid: string) => {
    const pending = Promise.all([auth.getUser(uid).catch(missingOrThrow), endedOf(uid)]).then(
      ([account, ended]) => ({ account, ended }),
    );
    accounts.set(uid, pending);
    pending.catch(() => {
      if (accounts.peek(uid) === pending) accounts.delete(uid);
    });
    return pending;
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
