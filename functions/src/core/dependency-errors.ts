import { DomainError } from './domain-error.ts';

/** gRPC codes by which Firestore says "not now": cancelled, deadline exceeded, exhausted, aborted, unavailable. */
const transientGrpcCodes: ReadonlySet<unknown> = new Set([1, 4, 8, 10, 14]);
const transientCodes =
  /^(app\/network|auth\/(network|internal-error|quota)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;

/** Whether an error of Firestore, of Firebase Auth or of the network is one that passes by itself. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return (
    transientGrpcCodes.has(error.code) || (typeof error.code === 'string' && transientCodes.test(error.code))
  );
}

/** Whether the Admin SDK says that there is no such account. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/** What is thrown where the account is gone that somebody was signed in with. */
export function signInEnded(cause?: unknown): DomainError {
  return new DomainError('invalid-token', undefined, { cause });
}

/**
 * Waits for what needs the caller's account. Another call of theirs may end it meanwhile: then their sign-in has ended.
 * @throws DomainError `invalid-token` then; else what the work throws
 */
export async function requireAccount<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw isGone(cause) ? signInEnded(cause) : cause;
  }
}
