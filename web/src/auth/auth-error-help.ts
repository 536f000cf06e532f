import { words } from '../words/words.ts';

/**
 * Advice for children by auth error code. Shown next to the provider's own message (docs/contract.md, "Notices"), which
 * means nothing to a child.
 */
const sentences: Readonly<Record<string, () => string>> = {
  'auth/invalid-credential': words['auth.helpCredential'],
  'auth/email-already-in-use': words['auth.helpTaken'],
  'auth/weak-password': words['auth.helpWeak'],
  'auth/invalid-email': words['auth.helpEmail'],
  'auth/too-many-requests': words['auth.helpOften'],
  'auth/network-request-failed': words['auth.helpInternet'],
  'auth/popup-closed-by-user': words['auth.helpClosed'],
  'auth/popup-blocked': words['auth.helpBlocked'],
  'auth/user-disabled': words['auth.helpOff'],
  'auth/account-exists-with-different-credential': words['auth.helpOther'],
  'auth/invalid-verification-code': words['auth.helpCode'],
};

/** Aliases of codes. */
const sameAs: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'auth/invalid-credential',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/user-not-found': 'auth/invalid-credential',
  'auth/cancelled-popup-request': 'auth/popup-closed-by-user',
};

/**
 * Advice for a child.
 * @param failure the thrown error
 * @returns null for our own errors, whose messages already advise
 */
export function authErrorHelp(failure: unknown): string | null {
  const { code } = (failure ?? {}) as { readonly code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return null;
  return (sentences[sameAs[code] ?? code] ?? words['auth.helpOtherwise'])();
}
