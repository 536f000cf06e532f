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

/** Letters with a single code point that Unicode's composition leaves in two: ড়, ঢ় and য়. */
const single = [
  ['\u09a1\u09bc', '\u09dc'],
  ['\u09a2\u09bc', '\u09dd'],
  ['\u09af\u09bc', '\u09df'],
] as const;

const wrong: ReadonlySet<unknown> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
]);

/** Composed (NFC), so that it is the same from every keyboard. */
export const passwordToSet = (typed: string): string => typed.normalize('NFC');

/** On the provider's own page a password is not normalised: it may have the single code points. */
function asElsewhere(typed: string): string {
  const own = passwordToSet(typed);
  return typed === own ? single.reduce((text, [two, one]) => text.replaceAll(two, one), own) : typed;
}

/**
 * Tries the password as set here, then as it may have been set on the provider's page for forgotten passwords.
 * @throws what the first attempt throws
 */
export async function withPassword<T>(typed: string, attempt: (password: string) => Promise<T>): Promise<T> {
  try {
    return await attempt(passwordToSet(typed));
  } catch (error) {
    const other = asElsewhere(typed);
    if (!wrong.has((error as { code?: unknown }).code) || other === passwordToSet(typed)) throw error;
    return await attempt(other).catch((second: unknown) => {
      throw wrong.has((second as { code?: unknown }).code) ? error : second;
    });
  }
}

export type SignInMethod = 'password' | 'google';

export function signInMethodOf({ providerData }: Pick<User, 'providerData'>): SignInMethod {
  return providerData.some(({ providerId }) => providerId === 'password') ? 'password' : 'google';
}

/**
 * Updates the token's `auth_time`.
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
