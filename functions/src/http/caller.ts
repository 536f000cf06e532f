import { normaliseEmail } from '@pathshala/contract/user';
import type { UserRecord as Account, Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiError, isPassing } from './problem.ts';

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
  /** Whether they have shown that the address is theirs. */
  readonly verified: boolean;
  /** When they last gave their password or the like, in milliseconds since 1970; renewing a token is no such moment. */
  readonly signedInAt: number;
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
      verified: account.emailVerified,
      signedInAt: decoded.token.auth_time * 1000,
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
  const token = await ask(auth.verifyIdToken(raw));
  // Somebody without a name is nobody, also where a project has that way of signing in switched on.
  if (token.firebase?.sign_in_provider === 'anonymous') throw new ApiError('unauthenticated');
  return { token, raw };
}

/** Everything but a dependency that is down means that the token is no good. */
async function ask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError || isPassing(error)) throw error;
    throw new ApiError('invalid-token', undefined, { cause: error });
  }
}

function callerOf({ token, raw }: Decoded): Caller {
  return { uid: token.uid, email: normaliseEmail(token.email ?? ''), token: raw };
}

/** Whether the person signed in before their sign-ins were revoked. */
function isRevoked(account: Account, token: DecodedIdToken): boolean {
  if (!account.tokensValidAfterTime) return false;
  return token.auth_time * 1000 < Date.parse(account.tokensValidAfterTime);
}
