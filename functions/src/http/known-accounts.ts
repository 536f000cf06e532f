import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { forAMinute } from './for-a-minute.ts';

/** Accounts as Auth describes them; undefined for one that is gone. */
export interface KnownAccounts {
  /** The account as it was within the last minute. */
  readonly recall: (uid: string) => Promise<Account | undefined>;
  /** The account as it is now. */
  readonly look: (uid: string) => Promise<Account | undefined>;
}

/**
 * Remembers accounts for a minute, so that looking at them costs little. Who asks while an answer is on its way waits for
 * the same one; a failure is not remembered.
 * @param now the clock, milliseconds since 1970
 */
export function knownAccounts(auth: Pick<Auth, 'getUser'>, now?: () => number): KnownAccounts {
  const accounts = forAMinute<Promise<Account | undefined>>(now);
  const look = (uid: string) => {
    const asked = auth.getUser(uid).catch(goneOrThrow);
    accounts.set(uid, asked);
    asked.catch(() => {
      if (accounts.peek(uid) === asked) accounts.delete(uid);
    });
    return asked;
  };
  return { recall: (uid) => accounts.get(uid) ?? look(uid), look };
}

function goneOrThrow(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
  throw error;
}
