/**
 * What a child can do about a refusal of the provider, by its code. It stands beside the provider's own words, which are
 * shown as they come (docs/contract.md, "Notices") and tell a child nothing.
 */
const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-credential':
    'The e-mail or the password is not right. Look at both once more: small and capital letters count. Forgotten? Press Reset Password.',
  'auth/email-already-in-use':
    'There is an account with this e-mail already. Go to Login; if you forgot the password, press Reset Password there.',
  'auth/weak-password':
    'This password is too easy to guess. Take a longer one: a few words of your own are good.',
  'auth/invalid-email':
    'This e-mail does not look right. It needs an @ in the middle, like rima@school.example.',
  'auth/too-many-requests': 'That was tried too often. Wait a few minutes, then try again.',
  'auth/network-request-failed':
    'The internet did not answer. Look whether you are connected, then try again.',
  'auth/popup-closed-by-user':
    'The window of Google was closed too early. Press the button once more and choose your account.',
  'auth/popup-blocked':
    'The browser kept the window of Google shut. Press the button once more, and allow the window.',
  'auth/user-disabled':
    'This account is switched off. Ask a parent to write to us: the page is called Contact US.',
  'auth/account-exists-with-different-credential':
    'There is an account with this e-mail already, with a password. Type that one instead of using Google.',
  'auth/invalid-verification-code': 'The code is not right. Type the one that your app shows now.',
};

/** Other codes for the same thing. */
const sameAs: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'auth/invalid-credential',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/user-not-found': 'auth/invalid-credential',
  'auth/cancelled-popup-request': 'auth/popup-closed-by-user',
};

const otherwise =
  'Wait a moment and try again. If it does not help, ask a parent to write to us: the page is called Contact US.';

/**
 * A sentence for a child.
 * @param failure what was thrown
 * @returns null for what is not the provider's: our own words say what to do already
 */
export function whatToDo(failure: unknown): string | null {
  const { code } = (failure ?? {}) as { readonly code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return null;
  return sentences[sameAs[code] ?? code] ?? otherwise;
}
