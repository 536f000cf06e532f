import { normaliseEmail } from '@pathshala/contract/user';
import type { UserRecord as Account, Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiError } from './problem.ts';

/** Who sent a request, as their ID token says. */
export interface Caller {
  readonly uid: string;
  /** Normalised; empty for an account without an address. */
  readonly email: string;
  /** The ID token that was sent. */
  readonly token: string;
}

/** A caller whose account was looked up just now: not disabled, not deleted, not signed out everywhere. */
export interface FreshCaller extends Caller {
  /** Whether the account has the admin claim at this moment, whatever the token says. */
  readonly admin: boolean;
  readonly displayName: string;
}

/** Checks ID tokens. Both throw ApiError `unauthenticated`, `invalid-token` or `unavailable`. */
export interface Authenticator {
  /** The caller by signature, project and expiry alone: enough where no role is at stake. */
  readonly byToken: (authorization: string | undefined) => Promise<Caller>;
  /** The caller with the account's present state: wherever a role is at stake. */
  readonly byAccount: (authorization: string | undefined) => Promise<FreshCaller>;
}

/** The part of the Admin SDK that tokens are checked with. */
export type TokenAuth = Pick<Auth, 'verifyIdToken' | 'getUser'>;

/** @param auth the Admin SDK's Auth of the project whose tokens are accepted */
export function createAuthenticator(auth: TokenAuth): Authenticator {
  const byToken = async (authorization: string | undefined) => callerOf(await decode(auth, authorization));
  const byAccount = async (authorization: string | undefined): Promise<FreshCaller> => {
    const decoded = await decode(auth, authorization);
    const account = await ask(auth.getUser(decoded.token.uid));
    if (account.disabled || isRevoked(account, decoded.token)) throw new ApiError('invalid-token');
    return {
      ...callerOf(decoded),
      email: normaliseEmail(account.email ?? ''),
      admin: hasAdminClaim(account),
      displayName: account.displayName ?? '',
    };
  };
  return { byToken, byAccount };
}

/** Whether an account is an admin: the one place that says what the claim is. */
export function hasAdminClaim(account: Pick<Account, 'customClaims'>): boolean {
  return account.customClaims?.admin === true;
}

interface Decoded {
  readonly token: DecodedIdToken;
  readonly raw: string;
}

async function decode(auth: TokenAuth, authorization: string | undefined): Promise<Decoded> {
  const raw = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (raw === undefined) throw new ApiError('unauthenticated');
  return { token: await ask(auth.verifyIdToken(raw)), raw };
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
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(isRefusal(cause) ? 'invalid-token' : 'unavailable', undefined, { cause });
  }
}

function isRefusal(error: unknown): boolean {
  // What is no token at all can make the library stumble.
  if (!(error instanceof Error) || !('code' in error)) return true;
  return error.code === 'auth/argument-error' ? aboutToken.test(error.message) : refusedCodes.has(error.code);
}

function callerOf({ token, raw }: Decoded): Caller {
  return { uid: token.uid, email: normaliseEmail(token.email ?? ''), token: raw };
}

/** Whether the person signed in before their sign-ins were revoked. */
function isRevoked(account: Account, token: DecodedIdToken): boolean {
  if (!account.tokensValidAfterTime) return false;
  return token.auth_time * 1000 < Date.parse(account.tokensValidAfterTime);
}
