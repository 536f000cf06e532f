import { type Auth, sendEmailVerification, updatePassword, updateProfile } from 'firebase/auth';
import { passwordToSet, reauthenticate, signInMethodOf } from './reauthenticate.ts';
import { type AskCode, signedIn } from './second-step.ts';

/** All throw the provider's errors. */
export interface OwnAccount {
  readonly emailVerified: boolean;
  readonly hasPassword: boolean;
  /** @param photoURL null: the default picture */
  rename(displayName: string, photoURL: string | null): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  sendVerification(): Promise<void>;
  confirm(password: string): Promise<void>;
}

export async function ownAccountOf(auth: Auth, askCode: AskCode): Promise<OwnAccount> {
  const user = signedIn(auth);
  await user.reload();
  const hasPassword = signInMethodOf(user) === 'password';
  return {
    emailVerified: user.emailVerified,
    hasPassword,
    rename: async (displayName, photoURL) => {
      await updateProfile(user, { displayName, photoURL: photoURL ?? '' });
      // The new token notifies all open pages.
      await user.getIdToken(true);
    },
    changePassword: async (current, next) => {
      await reauthenticate(auth, current, askCode);
      await updatePassword(user, passwordToSet(next));
      // All earlier tokens were revoked, including this one.
      await reauthenticate(auth, next, askCode);
    },
    sendVerification: () => sendEmailVerification(user),
    confirm: (password) => reauthenticate(auth, hasPassword ? password : undefined, askCode),
  };
}
