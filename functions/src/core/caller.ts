import { normaliseEmail } from '@pathshala/contract/http/validation';
import type { UserRecord as Account, Auth, DecodedIdToken } from 'firebase-admin/auth';
import { minuteCache } from './cache.ts';
import { codeOf, DomainError } from './domain-error.ts';

export interface Caller {
  readonly uid: string;
  /** Normalised; empty for an account without an address. */
  readonly email: string;
  readonly token: string;
  /** Time of the last sign-in, milliseconds since 1970; renewing a token does not count. */
  readonly signedInAt: number;
}

/** A caller whose account was just looked up: not disabled, deleted or signed out. */
export interface FreshCaller extends Caller {
  readonly admin: boolean;
  readonly teacher: boolean;
  readonly displayName: string;
  readonly verified: boolean;
}

/** Whether an account is an admin; the only place that reads the claim. */
export function hasAdminClaim(account: Pick<Account, 'customClaims'>): boolean {
  return account.customClaims?.admin === true;
}

/** Whether an account is a teacher; the only place that reads the claim. */
export function hasTeacherClaim(account: Pick<Account, 'customClaims'>): boolean {
  return account.customClaims?.teacher === true;
}

export type OriginRule = (origin: string) => boolean;

const local = /^http:\/\/(127\.0\.0\.1|localhost):\d+$/;

/** Those of the settings, and in the emulators this machine. */
export function siteOrigins(origins: readonly string[], inEmulator = false): OriginRule {
  const own = new Set(origins);
  return (origin) => own.has(origin) || (inEmulator && local.test(origin));
}

/** Which sign-ins of a person count; seconds since 1970 (`auth_time`). */
export interface SignIns {
  readonly validSince: number;
  readonly ended: readonly number[];
}

/** Logged-out sign-ins stored per person; beyond that all older sign-ins are invalid. */
export const maxEnded = 50;

export function isLoggedOut(ended: readonly number[], authTime: number): boolean {
  const [oldest = 0] = ended;
  return ended.includes(authTime) || (ended.length >= maxEnded && authTime < oldest);
}

/** Verifies ID tokens, and that the sign-in still counts. @throws DomainError `unauthenticated`, `invalid-token`, `unavailable` */
export interface Authenticator {
  /** At most a minute old, without a call to Auth. */
  readonly byToken: (authorization: string | undefined) => Promise<Caller>;
  /** The caller with the account's current state (docs/decisions/0046-account-asked-where-it-matters.md). */
  readonly byAccount: (authorization: string | undefined) => Promise<FreshCaller>;
}

export type TokenAuth = Pick<Auth, 'verifyIdToken' | 'getUser'>;

export interface AuthenticatorOptions {
  /** Earlier sign-ins no longer count (seconds since 1970). Called at most once a minute. */
  readonly onEnded?: (uid: string, validSince: number) => Promise<void>;
  readonly recordedOf?: (uid: string) => Promise<SignIns | undefined>;
  readonly now?: () => number;
}

export function createAuthenticator(auth: TokenAuth, options: AuthenticatorOptions = {}) {
  const { onEnded = async () => undefined, recordedOf = async () => undefined, now } = options;
  const accounts = knownAccounts(auth, recordedOf, now);
  const recentlyReported = minuteCache<true>(now);
  const report = async (uid: string, validSince: number) => {
    const news = `${uid} ${validSince}`;
    if (recentlyReported.has(news)) return;
    recentlyReported.set(news, true);
    // The refusal stands even if reporting fails.
    await onEnded(uid, validSince).catch(() => undefined);
  };
  const requireCounts = async ({ uid, auth_time }: DecodedIdToken, { validSince, ended }: SignIns) => {
    if (isLoggedOut(ended, auth_time)) throw new DomainError('invalid-token');
    if (auth_time >= validSince) return;
    await report(uid, Number.isFinite(validSince) ? validSince : auth_time + 1);
    throw new DomainError('invalid-token');
  };
  const byToken = async (authorization: string | undefined): Promise<Caller> => {
    const decoded = await decode(auth, authorization);
    await requireCounts(decoded.token, await ask(accounts.recall(decoded.token.uid)));
    return callerOf(decoded);
  };
  const byAccount = async (authorization: string | undefined): Promise<FreshCaller> => {
    const decoded = await decode(auth, authorization);
    const { account, signIns, unrecorded } = await ask(accounts.look(decoded.token.uid));
    await requireCounts(decoded.token, signIns);
    if (!account) throw new DomainError('invalid-token');
    if (unrecorded !== undefined) await report(decoded.token.uid, unrecorded);
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

/** An outage is no refusal: people must not be signed out because Google's keys cannot be fetched. */
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

/** Caches sign-ins for a minute; concurrent calls share one read, failures are not cached. */
function knownAccounts(
  auth: Pick<Auth, 'getUser'>,
  recordedOf: (uid: string) => Promise<SignIns | undefined>,
  now?: () => number,
) {
  const known = minuteCache<Promise<SignIns>>(now);
  const remember = (uid: string, pending: Promise<SignIns>) => {
    known.set(uid, pending);
    pending.catch(() => {
      if (known.peek(uid) === pending) known.delete(uid);
    });
    return pending;
  };
  const look = (uid: string) => {
    const looking = Promise.all([unlessGone(auth.getUser(uid)), recordedOf(uid)]).then(
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
    recall: (uid: string) => known.get(uid) ?? remember(uid, read(uid)),
    look,
    forget: (uid: string) => {
      known.delete(uid);
    },
  };
}

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

const goneCodes: ReadonlySet<unknown> = new Set([
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/invalid-uid',
]);

export function isGone(error: unknown): boolean {
  return goneCodes.has(codeOf(error));
}

export async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

export function accountGone(cause?: unknown): DomainError {
  return new DomainError('not-found', 'This account no longer exists.', { cause });
}

export function signInEnded(cause?: unknown): DomainError {
  return new DomainError('invalid-token', undefined, { cause });
}

/** Another call may delete the account meanwhile. @throws DomainError `invalid-token` then */
export async function requireAccount<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw isGone(cause) ? signInEnded(cause) : cause;
  }
}
