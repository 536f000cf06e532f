import { words } from '../words/words.ts';

/**
 * What a child can do about a refusal of the provider, by its code. It stands beside the provider's own words, which are
 * shown as they come (docs/contract.md, "Notices") and tell a child nothing.
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

/** Other codes for the same thing. */
const sameAs: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'auth/invalid-credential',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/user-not-found': 'auth/invalid-credential',
  'auth/cancelled-popup-request': 'auth/popup-closed-by-user',
};

/**
 * A sentence for a child.
 * @param failure what was thrown
 * @returns null for what is not the provider's: our own words say what to do already
 */
export function whatToDo(failure: unknown): string | null {
  const { code } = (failure ?? {}) as { readonly code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return null;
  return (sentences[sameAs[code] ?? code] ?? words['auth.helpOtherwise'])();
}
