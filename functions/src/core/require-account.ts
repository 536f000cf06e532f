import { isGone } from './dependency-errors.ts';
import { DomainError } from './domain-error.ts';

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
