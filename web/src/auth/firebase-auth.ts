import { notices } from '@pathshala/contract/messages';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
} from 'firebase/auth';
import { loadHostedConfig } from './firebase-config.ts';
import { type AskCode, withSecondStep } from './second-step.ts';
import type { SignInWay } from './session-context.ts';

export { onIdTokenChanged, signOut, type User } from 'firebase/auth';
export { beginSecondStep, hasSecondStep } from './second-step.ts';

/** Auth without the popup resolver: nothing of Google's loads before the Google button is pressed. */
export async function createAuth(): Promise<Auth> {
  const { options, authEmulator } = await loadHostedConfig();
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  await auth.authStateReady();
  return auth;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn(auth: Auth, { email, password }: Credentials, askCode: AskCode): Promise<void> {
  await withSecondStep(auth, askCode, () => signInWithEmailAndPassword(auth, email, password));
}

/** Makes the account, sets its display name and sends the verification mail: docs/contract.md, "Login and Register". */
export async function register(auth: Auth, name: string, email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(auth, email, password);
  if (!auth.currentUser) throw new Error(notices.noUserLoggedIn);
  await updateProfile(auth.currentUser, { displayName: name });
  await sendEmailVerification(auth.currentUser);
}

export async function signInWithGoogle(auth: Auth, askCode: AskCode): Promise<void> {
  const open = () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await withSecondStep(auth, askCode, open);
}

/** Who has a password is asked for it, who has none by Google. */
export function signInWay({ currentUser }: Auth): SignInWay {
  return currentUser?.providerData.some(({ providerId }) => providerId === 'password')
    ? 'password'
    : 'google';
}

/** Signs the same person in again, so that the next token says that they were here just now. */
export async function reauthenticate(
  auth: Auth,
  password: string | undefined,
  askCode: AskCode,
): Promise<void> {
  const user = auth.currentUser;
  if (!user) throw new Error(notices.noUserLoggedIn);
  await withSecondStep(auth, askCode, () =>
    password === undefined
      ? reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
      : reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
  );
}

/** The answer is the same whether or not the address has an account. */
export async function resetPassword(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
  }
}
