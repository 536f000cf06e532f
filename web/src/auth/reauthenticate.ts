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

/** Letters that a keyboard may write as one code point, though Unicode composes them of two: ড়, ঢ় and য়. */
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

/** A password as it is set here, whichever keyboard typed it: composed (NFC). */
export const passwordToSet = (typed: string): string => typed.normalize('NFC');

/** A password that was set on the provider's own page is kept as it was typed there: as now, or with the single letters. */
function asElsewhere(typed: string): string {
  const own = passwordToSet(typed);
  return typed === own ? single.reduce((text, [two, one]) => text.replaceAll(two, one), own) : typed;
}

/**
 * Tries a password as it is set here and, where it is wrong and could have been written otherwise, as it may have been set on the
 * provider's page for forgotten ones.
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
