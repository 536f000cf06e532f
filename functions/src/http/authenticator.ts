import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { UserRecord as Account, Auth, DecodedIdToken } from 'firebase-admin/auth';
import {
  type Caller,
  type FreshCaller,
  hasAdminClaim,
  hasTeacherClaim,
  isLoggedOut,
} from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { minuteCache } from '../core/minute-cache.ts';
import { knownAccounts } from './known-accounts.ts';

/**
 * Checks ID tokens: signature, project, expiry, that the account is neither disabled nor deleted nor signed out everywhere
 * since, and that its person has not logged out of this sign-in. Both throw DomainError `unauthenticated`, `invalid-token` or
 * `unavailable`.
 */
export interface Authenticator {
  /** The caller, whose account was looked up within the last minute: enough where no role is at stake. */
  readonly byToken: (authorization: string | undefined) => Promise<Caller>;
  /** The caller with the account's state of this moment: wherever a role is at stake. */
  readonly byAccount: (authorization: string | undefined) => Promise<FreshCaller>;
}

export interface AccountAuthenticator extends Authenticator {
  /** Forgets what this instance remembers of an account, because it has ended. */
  readonly forget: (uid: string) => void;
}

/** The part of the Admin SDK that tokens are checked with. */
export type TokenAuth = Pick<Auth, 'verifyIdToken' | 'getUser'>;

export interface AuthenticatorOptions {
  /**
   * Told of a sign-in that was refused for the state of its account, once a minute at most.
   * @param validSince seconds since 1970: earlier sign-ins count no longer
   */
  readonly onEnded?: (uid: string, validSince: number) => Promise<void>;
  /** The sign-ins that somebody logged out of, seconds since 1970, the oldest first; none when left out. */
  readonly endedOf?: (uid: string) => Promise<readonly number[]>;
  /** The clock, milliseconds. */
  readonly now?: () => number;
}

/** @param auth the Admin SDK's Auth of the project whose tokens are accepted */
export function createAuthenticator(
  auth: TokenAuth,
  options: AuthenticatorOptions = {},
): AccountAuthenticator {
  const { onEnded = async () => undefined, endedOf = async () => [], now } = options;
  const accounts = knownAccounts(auth, endedOf, now);
  const told = minuteCache<true>(now);
  const check = async ({ token }: Decoded, asked: 'look' | 'recall'): Promise<Account> => {
    const { uid } = token;
    const { account, ended: loggedOut } = await ask(accounts[asked](uid));
    if (isLoggedOut(loggedOut, token.auth_time)) throw new DomainError('invalid-token');
    const ended = endOf(account, token);
    if (ended === undefined && account) return account;
    const news = `${uid} ${ended}`;
    if (!told.has(news)) {
      told.set(news, true);
      // It is refused all the same when nobody can be told.
      await onEnded(uid, ended ?? 0).catch(() => undefined);
    }
    throw new DomainError('invalid-token');
  };
  const byToken = async (authorization: string | undefined) => {
    const decoded = await decode(auth, authorization);
    await check(decoded, 'recall');
    return callerOf(decoded);
  };
  const byAccount = async (authorization: string | undefined): Promise<FreshCaller> => {
    const decoded = await decode(auth, authorization);
    const account = await check(decoded, 'look');
    return {
      ...callerOf(decoded),
      email: normaliseEmail(account.email ?? ''),
      admin: hasAdminClaim(account),
      teacher: hasTeacherClaim(account),
      displayName: account.displayName ?? '',
      verified: account.emailVerified,
    };
  };
  return { byToken, byAccount, forget: accounts.forget };
}

interface Decoded {
  readonly token: DecodedIdToken;
  readonly raw: string;
}

async function decode(auth: TokenAuth, authorization: string | undefined): Promise<Decoded> {
  const raw = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (raw === undefined) throw new DomainError('unauthenticated');
  const token = await ask(auth.verifyIdToken(raw));
  // Somebody without a name is nobody, also where a project has that way of signing in switched on.
  if (token.firebase?.sign_in_provider === 'anonymous') throw new DomainError('unauthenticated');
  return { token, raw };
}

/** The codes by which the Admin SDK says that it is the token, or its account, that is no good. */
const refusedCodes: ReadonlySet<unknown> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** It has one code for a token that is no good and for keys that cannot be had; only the first is about the token. */
const aboutToken = /^(Decoding )?Firebase ID token |^verifyIdToken\(\) expects /;

/**
 * Waits for the Admin SDK. Whoever cannot be asked has not said no: a person with a good token must not be signed out
 * because Google's keys cannot be had.
 */
async function ask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError(isRefusal(cause) ? 'invalid-token' : 'unavailable', undefined, { cause });
  }
}

function isRefusal(error: unknown): boolean {
  // What is no token at all can make the library stumble.
  if (!(error instanceof Error) || !('code' in error)) return true;
  return error.code === 'auth/argument-error' ? aboutToken.test(error.message) : refusedCodes.has(error.code);
}

function callerOf({ token, raw }: Decoded): Caller {
  const signedInAt = token.auth_time * 1000;
  return { uid: token.uid, email: normaliseEmail(token.email ?? ''), token: raw, signedInAt };
}

/**
 * From which second on sign-ins of the account count, where the one of this token counts no longer.
 * @returns undefined while it counts
 */
function endOf(account: Account | undefined, { auth_time }: DecodedIdToken): number | undefined {
  if (!account || account.disabled) return auth_time + 1;
  const validSince = Math.floor(Date.parse(account.tokensValidAfterTime ?? '') / 1000) || 0;
  return auth_time < validSince ? validSince : undefined;
}
