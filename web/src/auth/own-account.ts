import { notices } from '@pathshala/contract/messages';
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  type User,
  updatePassword,
  updateProfile,
} from 'firebase/auth';

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
export async function ownAccountOf(user: User | null): Promise<OwnAccount> {
  if (!user) throw new Error(notices.noUserLoggedIn);
  await user.reload();
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  const withPassword = (password: string) =>
    reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return {
    emailVerified: user.emailVerified,
    hasPassword,
    rename: async (displayName, photoURL) => {
      await updateProfile(user, { displayName, photoURL: photoURL ?? '' });
      // A new token tells every open page.
      await user.getIdToken(true);
    },
    changePassword: async (current, next) => {
      await withPassword(current);
      await updatePassword(user, next);
      // That ended every sign-in, this one too: the API takes tokens of after it alone.
      await withPassword(next);
    },
    sendVerification: () => sendEmailVerification(user),
    confirm: async (password) => {
      if (hasPassword) await withPassword(password);
      else await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
  };
}
