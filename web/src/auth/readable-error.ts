import { words } from '../words/words.ts';

/** Error codes for a wrong password. */
const wrongPassword = ['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'];

/** Converts a wrong-password error into a readable one; returns others unchanged. */
export function readableError(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown };
  return wrongPassword.some((one) => one === code) ? new Error(words['auth.notYourPassword']()) : error;
}
