import { DomainError } from './domain-error.ts';

/** Transient gRPC codes: cancelled, deadline exceeded, exhausted, aborted, unavailable. */
const transientGrpcCodes: ReadonlySet<unknown> = new Set([1, 4, 8, 10, 14]);
const transientCodes =
  /^(app\/network|auth\/(network|internal-error|quota)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;

/** Whether an error of Firestore, Firebase Auth or the network is transient. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return (
    transientGrpcCodes.has(error.code) || (typeof error.code === 'string' && transientCodes.test(error.code))
  );
}

const goneCodes: ReadonlySet<unknown> = new Set([
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/invalid-uid',
]);

/** Whether the Admin SDK reports an account that there is not, or cannot be. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && goneCodes.has(error.code);
}

/** The error when the signed-in account no longer exists. */
export function signInEnded(cause?: unknown): DomainError {
  return new DomainError('invalid-token', undefined, { cause });
}

/**
 * Runs work that needs the caller's account, which another call may delete meanwhile.
 * @throws DomainError `invalid-token` then; else what the work throws
 */
export async function requireAccount<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw isGone(cause) ? signInEnded(cause) : cause;
  }
}
