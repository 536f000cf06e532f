import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { minuteCache } from '../core/cache.ts';
import type { SignIns } from '../core/caller.ts';
import { isGone } from '../core/dependency-errors.ts';

export interface KnownAccount {
  /** The account in Auth; undefined if deleted. */
  readonly account: Account | undefined;
  readonly signIns: SignIns;
  /** The second since which sign-ins count, where the record does not say it yet: after a new password. */
  readonly unrecorded: number | undefined;
}

export interface KnownAccounts {
  /** Sign-ins by the person's record, or by Auth where there is none; at most a minute old. */
  readonly recall: (uid: string) => Promise<SignIns>;
  /** The current account. */
  readonly look: (uid: string) => Promise<KnownAccount>;
  /** Drops an account from the cache. */
  readonly forget: (uid: string) => void;
}

/**
 * Caches sign-ins for a minute; concurrent calls share one read, failures are not cached.
 * @param recordedOf reads the sign-ins in a person's record; undefined without a record
 * @param now clock, milliseconds since 1970
 */
export function knownAccounts(
  auth: Pick<Auth, 'getUser'>,
  recordedOf: (uid: string) => Promise<SignIns | undefined>,
  now?: () => number,
): KnownAccounts {
  const known = minuteCache<Promise<SignIns>>(now);
  const remember = (uid: string, pending: Promise<SignIns>) => {
    known.set(uid, pending);
    pending.catch(() => {
      if (known.peek(uid) === pending) known.delete(uid);
    });
    return pending;
  };
  const look = (uid: string) => {
    const looking = Promise.all([auth.getUser(uid).catch(missingOrThrow), recordedOf(uid)]).then(
      ([account, recorded]) => {
        const signIns = together(account, recorded);
        return { account, signIns, unrecorded: account && unrecordedOf(account, signIns, recorded) };
      },
    );
    remember(
      uid,
      looking.then(({ signIns }) => signIns),
    );
    return looking;
  };
  const read = async (uid: string) => (await recordedOf(uid)) ?? (await look(uid)).signIns;
  return {
    recall: (uid) => known.get(uid) ?? remember(uid, read(uid)),
    look,
    forget: (uid) => {
      known.delete(uid);
    },
  };
}

/** None of a deleted or disabled account counts. */
function together(account: Account | undefined, recorded: SignIns | undefined): SignIns {
  const { validSince = 0, ended = [] } = recorded ?? {};
  if (!account || account.disabled) return { validSince: Number.POSITIVE_INFINITY, ended };
  return { validSince: Math.max(validSince, secondsOf(account.tokensValidAfterTime)), ended };
}

/** Auth sets it for each new account, too. */
function unrecordedOf({ metadata }: Account, { validSince }: SignIns, recorded: SignIns | undefined) {
  const known = Math.max(recorded?.validSince ?? 0, secondsOf(metadata.creationTime));
  return recorded && validSince > known && Number.isFinite(validSince) ? validSince : undefined;
}

const secondsOf = (time: string | undefined) => Math.floor(Date.parse(time ?? '') / 1000) || 0;

function missingOrThrow(error: unknown): undefined {
  if (isGone(error)) return undefined;
  throw error;
}
