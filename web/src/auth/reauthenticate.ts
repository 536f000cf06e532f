import {
  type Auth,
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { withPassword } from './password-forms.ts';
import { type AskCode, signedIn, withSecondStep } from './second-step.ts';

/** Reauthentication by password or Google. */
export type SignInMethod = 'password' | 'google';

/** Asks for the password if there is one, else uses Google. */
export function signInMethodOf({ providerData }: Pick<User, 'providerData'>): SignInMethod {
  return providerData.some(({ providerId }) => providerId === 'password') ? 'password' : 'google';
}

/**
 * Reauthenticates, which updates the token's `auth_time`.
 * @param password absent: Google's popup
 * @throws the provider's error for a wrong password or a closed popup
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
      : withPassword(password, (one) =>
          reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', one)),
        ),
  );
}
