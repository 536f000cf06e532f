import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
} from 'firebase/auth';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';
import { startAppCheck } from './app-check.ts';
import { loadHostedConfig } from './firebase-config.ts';
import { passwordToSet, withPassword } from './password-forms.ts';
import { type SignInMethod, signInMethodOf } from './reauthenticate.ts';
import { type AskCode, signedIn, withSecondStep } from './second-step.ts';

export { onIdTokenChanged, signOut, type User } from 'firebase/auth';
export { reauthenticate } from './reauthenticate.ts';
export { beginSecondStep, hasSecondStep } from './second-step.ts';

/** Auth without the popup resolver, so that nothing of Google's loads before its button is pressed. */
export async function createAuth(): Promise<Auth> {
  const { options, authEmulator } = await loadHostedConfig();
  const app = initializeApp(options);
  if (!authEmulator) await startAppCheck(app);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  // Language of Firebase's mails.
  auth.languageCode = siteLanguage;
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  await auth.authStateReady();
  return auth;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn(auth: Auth, { email, password }: Credentials, askCode: AskCode): Promise<void> {
  await withSecondStep(auth, askCode, () =>
    withPassword(password, (one) => signInWithEmailAndPassword(auth, email, one)),
  );
}

/** Creates the account, sets its name and sends the verification mail: docs/contract.md, "Login and Register". */
export async function register(auth: Auth, name: string, email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(auth, email, passwordToSet(password));
  if (!auth.currentUser) throw new Error(words['fixed.noUserLoggedIn']());
  await updateProfile(auth.currentUser, { displayName: normaliseDisplayName(name) });
  await sendEmailVerification(auth.currentUser);
}

export async function signInWithGoogle(auth: Auth, askCode: AskCode): Promise<void> {
  const open = () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await withSecondStep(auth, askCode, open);
}

/** Credentials to reauthenticate. */
export const signInMethod = (auth: Auth): SignInMethod => signInMethodOf(signedIn(auth));

/** The answer does not reveal whether the account exists. */
export async function resetPassword(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
  }
}
