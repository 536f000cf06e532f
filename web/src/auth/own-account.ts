import { type Auth, sendEmailVerification, updatePassword, updateProfile } from 'firebase/auth';
import { reauthenticate, signInMethodOf } from './reauthenticate.ts';
import { type AskCode, signedIn } from './second-step.ts';

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

/**
 * Asks the provider for the account's state of today.
 * @throws Error where nobody is signed in
 */
export async function ownAccountOf(auth: Auth, askCode: AskCode): Promise<OwnAccount> {
  const user = signedIn(auth);
  await user.reload();
  const hasPassword = signInMethodOf(user) === 'password';
  return {
    emailVerified: user.emailVerified,
    hasPassword,
    rename: async (displayName, photoURL) => {
      await updateProfile(user, { displayName, photoURL: photoURL ?? '' });
      // A new token tells every open page.
      await user.getIdToken(true);
    },
    changePassword: async (current, next) => {
      await reauthenticate(auth, current, askCode);
      await updatePassword(user, next);
      // That ended every sign-in, this one too: the API takes tokens of after it alone.
      await reauthenticate(auth, next, askCode);
    },
    sendVerification: () => sendEmailVerification(user),
    confirm: (password) => reauthenticate(auth, hasPassword ? password : undefined, askCode),
  };
}
