import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { school } from '../words/school.ts';
import { words } from '../words/words.ts';

/** Null: cancelled. */
export type AskCode = () => Promise<string | null>;

function needsCode(error: unknown): error is MultiFactorError {
  return error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required';
}

/**
 * Asks for the second-factor code if needed.
 * @throws the sign-in's error, also if cancelled or if the second factor is not an app
 */
export async function withSecondStep(
  auth: Auth,
  askCode: AskCode,
  signIn: () => Promise<unknown>,
): Promise<void> {
  try {
    await signIn();
  } catch (error) {
    if (!needsCode(error)) throw error;
    const resolver = getMultiFactorResolver(auth, error);
    const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    const code = app && (await askCode());
    if (!code) throw error;
    await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code));
  }
}

export function signedIn({ currentUser }: Auth): User {
  if (!currentUser) throw new Error(words['fixed.noUserLoggedIn']());
  return currentUser;
}

export function hasSecondStep(auth: Auth): boolean {
  return multiFactor(signedIn(auth)).enrolledFactors.length > 0;
}

export interface NewSecondStep {
  readonly key: string;
  /** An `otpauth:` address of the same key. */
  readonly address: string;
  readonly finish: (code: string) => Promise<void>;
}

export async function beginSecondStep(auth: Auth): Promise<NewSecondStep> {
  const user = signedIn(auth);
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    key: secret.secretKey,
    address: secret.generateQrCodeUrl(user.email ?? '', school.name),
    finish: (code) => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'App'),
  };
}
