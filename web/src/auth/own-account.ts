import { sendEmailVerification, type User, updatePassword, updateProfile } from 'firebase/auth';
import { reauthenticate, signInWayOf } from './reauthenticate.ts';

/** What a signed-in person can do with their account at the provider. All of it throws the provider's errors. */
export interface OwnAccount {
  readonly emailVerified: boolean;
  /** Whether they sign in with a password; else with Google alone. */
  readonly hasPassword: boolean;
  /** @param photoURL null: the plain picture */
  rename(displayName: string, photoURL: string | null): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  sendVerification(): Promise<void>;
  /** Proves once more who they are: by the password, or in Google's window. */
  confirm(password: string): Promise<void>;
}

/** Asks the provider for the account's state of today. */
export async function ownAccountOf(user: User): Promise<OwnAccount> {
  await user.reload();
  const hasPassword = signInWayOf(user) === 'password';
  return {
    emailVerified: user.emailVerified,
    hasPassword,
    rename: async (displayName, photoURL) => {
      await updateProfile(user, { displayName, photoURL: photoURL ?? '' });
      // A new token tells every open page.
      await user.getIdToken(true);
    },
    changePassword: async (current, next) => {
      await reauthenticate(user, current);
      await updatePassword(user, next);
      // That ended every sign-in, this one too: the API takes tokens of after it alone.
      await reauthenticate(user, next);
    },
    sendVerification: () => sendEmailVerification(user),
    confirm: (password) => reauthenticate(user, hasPassword ? password : undefined),
  };
}

/** Codes by which the provider says that a password is not the right one. */
const wrongPassword = ['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'];

/** Turns the provider's refusal of a password into words for a person; anything else stays as it is. */
export function inPlainWords(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown };
  return wrongPassword.some((one) => one === code) ? new Error('That is not your password.') : error;
}
