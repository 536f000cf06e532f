import { siteConfig } from '@pathshala/brand/site.config';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
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
import { takeProofsFrom } from '../http/client.ts';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';
import { passwordToSet, type SignInMethod, signInMethodOf, withPassword } from './reauthenticate.ts';
import { type AskCode, signedIn, withSecondStep } from './second-step.ts';

interface HostedConfig {
  readonly options: FirebaseOptions;
  /** Address of the Auth emulator; undefined on a real project. */
  readonly authEmulator: string | undefined;
}

/**
 * The project's options come from Hosting's init script, so one build serves every project.
 * @throws Error if the script cannot be loaded
 */
function loadHostedConfig(): Promise<HostedConfig> {
  return new Promise((resolve, reject) => {
    let options: FirebaseOptions | undefined;
    let authEmulator: string | undefined;
    const recorder = {
      initializeApp: (given: FirebaseOptions) => {
        options = given;
      },
      auth: () => ({
        useEmulator: (address: string) => {
          authEmulator = address;
        },
      }),
    };
    Object.assign(window, { firebase: recorder });
    const script = document.createElement('script');
    script.src = '/__/firebase/init.js?useEmulator=true';
    script.onload = () => {
      script.remove();
      if (options) resolve({ options, authEmulator });
      else reject(new Error(words['auth.notSetUp']()));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(words['auth.notReached']()));
    };
    document.head.append(script);
  });
}

/** Loaded at sign-in, and only if configured. @param siteKey of reCAPTCHA Enterprise; empty: not used */
export async function startAppCheck(app: FirebaseApp, siteKey = siteConfig.appCheckSiteKey): Promise<void> {
  if (!siteKey) return;
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  takeProofsFrom(async () => (await getToken(appCheck)).token);
}

export { onIdTokenChanged, signOut, type User } from 'firebase/auth';
export { reauthenticate } from './reauthenticate.ts';
export { beginSecondStep, hasSecondStep } from './second-step.ts';

/** Without the popup resolver, so that nothing of Google's loads before its button is pressed. */
export async function createAuth(): Promise<Auth> {
  const { options, authEmulator } = await loadHostedConfig();
  const app = initializeApp(options);
  if (!authEmulator) await startAppCheck(app);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = siteLanguage;
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  await auth.authStateReady();
  return auth;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn(auth: Auth, { email, password }: Credentials, askCode: AskCode): Promise<void> {
  await withSecondStep(auth, askCode, () =>
    withPassword(password, (one) => signInWithEmailAndPassword(auth, email, one)),
  );
}

/** Also sets the name and sends the verification mail: docs/contract.md, "Login and Register". */
export async function register(auth: Auth, name: string, email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, passwordToSet(password));
  await updateProfile(user, { displayName: normaliseDisplayName(name) });
  await sendEmailVerification(user);
}

export async function signInWithGoogle(auth: Auth, askCode: AskCode): Promise<void> {
  const open = () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  await withSecondStep(auth, askCode, open);
}

export const signInMethod = (auth: Auth): SignInMethod => signInMethodOf(signedIn(auth));

/** The answer does not reveal whether the account exists. */
export async function resetPassword(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
  }
}
