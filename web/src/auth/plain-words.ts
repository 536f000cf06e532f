import { words } from '../words/words.ts';

/** Codes by which the provider says that a password is not the right one. */
const wrongPassword = ['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'];

/** Turns the provider's refusal of a password into words for a person; anything else stays as it is. */
export function inPlainWords(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown };
  return wrongPassword.some((one) => one === code) ? new Error(words['auth.notYourPassword']()) : error;
}
