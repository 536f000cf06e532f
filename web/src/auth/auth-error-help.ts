import { words } from '../words/words.ts';

export type AuthField = 'email' | 'password';

interface Row {
  readonly help: () => string;
  /** Left out: the advice is about no field. */
  readonly field?: AuthField;
}

/** Advice for children, by auth error code. Shown before the provider's own message (docs/contract.md, "Notices"). */
const rows: Readonly<Record<string, Row>> = {
  'auth/invalid-credential': { help: words['auth.helpCredential'], field: 'password' },
  'auth/email-already-in-use': { help: words['auth.helpTaken'], field: 'email' },
  'auth/weak-password': { help: words['auth.helpWeak'], field: 'password' },
  'auth/invalid-email': { help: words['auth.helpEmail'], field: 'email' },
  'auth/too-many-requests': { help: words['auth.helpOften'] },
  'auth/network-request-failed': { help: words['auth.helpInternet'] },
  'auth/popup-closed-by-user': { help: words['auth.helpClosed'] },
  'auth/popup-blocked': { help: words['auth.helpBlocked'] },
  'auth/user-disabled': { help: words['auth.helpOff'] },
  'auth/account-exists-with-different-credential': { help: words['auth.helpOther'] },
  'auth/invalid-verification-code': { help: words['auth.helpCode'] },
};

const sameAs: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'auth/invalid-credential',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/user-not-found': 'auth/invalid-credential',
  'auth/cancelled-popup-request': 'auth/popup-closed-by-user',
};

export interface AuthErrorHelp {
  readonly help: string;
  readonly field?: AuthField | undefined;
}

/** @param failure the thrown error @returns null for our own errors, whose messages already advise */
export function authErrorHelp(failure: unknown): AuthErrorHelp | null {
  const { code } = (failure ?? {}) as { readonly code?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return null;
  const { help, field } = rows[sameAs[code] ?? code] ?? { help: words['auth.helpOtherwise'] };
  return { help: help(), field };
}

const wrongPassword = ['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'];

/** For work that proves a password. @throws in our own words if it is wrong, else what the work throws */
export async function readably<Result>(work: Promise<Result>): Promise<Result> {
  return await work.catch((error: unknown) => {
    const { code } = error as { readonly code?: unknown };
    throw wrongPassword.some((one) => one === code) ? new Error(words['auth.notYourPassword']()) : error;
  });
}
