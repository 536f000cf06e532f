import {
  type Auth,
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { type AskCode, signedIn, withSecondStep } from './second-step.ts';

/** How somebody shows that it is they. */
export type SignInMethod = 'password' | 'google';

/** Who has a password is asked for it, who has none by Google. */
export function signInMethodOf({ providerData }: Pick<User, 'providerData'>): SignInMethod {
  return providerData.some(({ providerId }) => providerId === 'password') ? 'password' : 'google';
}

/**
 * Signs the same person in again, so that the next token says that they were here just now.
 * @param password left out: a window of Google asks
 * @throws the provider's error for a wrong password, or a window that was closed
 */
export async function reauthenticate(
  auth: Auth,
  password: string | undefined,
  askCode: AskCode,
): Promise<void> {
  const user = signedIn(auth);
  await withSecondStep(auth, askCode, () =>
    password === undefined
      ? reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
      : reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
  );
}
