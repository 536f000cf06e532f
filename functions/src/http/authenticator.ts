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
 * Verifies ID tokens: signature, project, expiry; that the account is not disabled, deleted or revoked, and that this
 * sign-in was not logged out. Both throw DomainError `unauthenticated`, `invalid-token` or `unavailable`.
 */
export interface Authenticator {
  /** The caller, with an account state at most a minute old; enough unless a role matters. */
  readonly byToken: (authorization: string | undefined) => Promise<Caller>;
  /** The caller with the account's current state, wherever a role matters. */
  readonly byAccount: (authorization: string | undefined) => Promise<FreshCaller>;
}

export interface AccountAuthenticator extends Authenticator {
  /** Drops a deleted account from this instance's cache. */
  readonly forget: (uid: string) => void;
}

/** The part of the Admin SDK that verifies tokens. */
export type TokenAuth = Pick<Auth, 'verifyIdToken' | 'getUser'>;

export interface AuthenticatorOptions {
  /**
   * Reports a sign-in refused for its account's state, at most once a minute.
   * @param validSince seconds since 1970: earlier sign-ins are invalid
   */
  readonly onEnded?: (uid: string, validSince: number) => Promise<void>;
  /** Logged-out sign-ins, seconds since 1970, oldest first; default: none. */
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
  const recentlyReported = minuteCache<true>(now);
  const check = async ({ token }: Decoded, lookup: 'look' | 'recall'): Promise<Account> => {
    const { uid } = token;
    const { account, ended: loggedOut } = await ask(accounts[lookup](uid));
    if (isLoggedOut(loggedOut, token.auth_time)) throw new DomainError('invalid-token');
    const ended = endOf(account, token);
    if (ended === undefined && account) return account;
    const news = `${uid} ${ended}`;
    if (!recentlyReported.has(news)) {
      recentlyReported.set(news, true);
      // Refused even if reporting fails.
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
  // Anonymous accounts are rejected, even if the project enables them.
  if (token.firebase?.sign_in_provider === 'anonymous') throw new DomainError('unauthenticated');
  return { token, raw };
}

/** Codes of the Admin SDK for an invalid token or account. */
const refusedCodes: ReadonlySet<unknown> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** One code covers invalid tokens and unavailable keys; only the first is about the token. */
const aboutToken = /^(Decoding )?Firebase ID token |^verifyIdToken\(\) expects /;

/**
 * Awaits the Admin SDK. An outage is not a refusal: people must not be signed out because Google's keys cannot be
 * fetched.
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
  // The library may crash on malformed tokens.
  if (!(error instanceof Error) || !('code' in error)) return true;
  return error.code === 'auth/argument-error' ? aboutToken.test(error.message) : refusedCodes.has(error.code);
}

function callerOf({ token, raw }: Decoded): Caller {
  const signedInAt = token.auth_time * 1000;
  return { uid: token.uid, email: normaliseEmail(token.email ?? ''), token: raw, signedInAt };
}

/**
 * The time from which sign-ins are valid, if this token's is older.
 * @returns undefined for a valid one
 */
function endOf(account: Account | undefined, { auth_time }: DecodedIdToken): number | undefined {
  if (!account || account.disabled) return auth_time + 1;
  const validSince = Math.floor(Date.parse(account.tokensValidAfterTime ?? '') / 1000) || 0;
  return auth_time < validSince ? validSince : undefined;
}
