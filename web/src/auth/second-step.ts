import { siteConfig } from '@pathshala/brand/site.config';
import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { words } from '../words/words.ts';

/** Asks for the code that the person's app shows; null: they changed their mind. */
export type AskCode = () => Promise<string | null>;

function needsCode(error: unknown): error is MultiFactorError {
  return error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required';
}

/**
 * Runs a sign-in; where the account has a second step, asks for its code and goes on.
 * @throws what the sign-in throws, also for anyone who gives no code and for an account whose second step is no app
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

/** @throws Error where nobody is signed in */
export function signedIn({ currentUser }: Auth): User {
  if (!currentUser) throw new Error(words['fixed.noUserLoggedIn']());
  return currentUser;
}

/** Whether the signed-in person has a second step. */
export function hasSecondStep(auth: Auth): boolean {
  return multiFactor(signedIn(auth)).enrolledFactors.length > 0;
}

/** A second step that is not turned on yet. */
export interface NewSecondStep {
  /** What is typed into the app. */
  readonly key: string;
  /** The same as an address that such an app opens (`otpauth:`). */
  readonly address: string;
  /** Turns it on by the first code. Throws the provider's own words. */
  readonly finish: (code: string) => Promise<void>;
}

/** Begins to give the signed-in person a second step: an app of theirs gets a key, and its first code proves it. */
export async function beginSecondStep(auth: Auth): Promise<NewSecondStep> {
  const user = signedIn(auth);
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    key: secret.secretKey,
    address: secret.generateQrCodeUrl(user.email ?? '', siteConfig.name),
    finish: (code) => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'App'),
  };
}
