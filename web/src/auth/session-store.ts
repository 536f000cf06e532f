import { pictureOf } from '@pathshala/contract/accounts/avatars';
import { normaliseDisplayName } from '@pathshala/contract/accounts/display-name';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { Auth, User } from 'firebase/auth';
import { isStored } from '../device/device-value.ts';
import { forgetPerson } from '../device/forget-person.ts';
import { ApiError, call } from '../http/client.ts';
import { Late } from '../http/late.ts';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';
import { accessToken } from './access-token.ts';
import type { AskCode } from './second-step.ts';
import type { CurrentUser, SessionState, SignIn } from './session-context.ts';

type AuthModule = typeof import('./firebase-auth.ts');

interface LoadedAuth {
  readonly auth: Auth;
  readonly firebase: AuthModule;
}

/** Loads the code that a log-out needs. */
export type LoadBeforeLogOut = () => Promise<{
  readonly sendBeforeLogOut: (uid: string, token: () => Promise<string>) => Promise<void>;
}>;

/** Imported lazily, to keep it out of home. */
export const loadCodeDialog = () => import('./code-dialog.tsx');

/** Offline, renewing a token or loading Firebase's code fails like any other call. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (error as { code?: string }).code === 'auth/network-request-failed';

function currentUserOf(user: User): CurrentUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: normaliseDisplayName(user.displayName ?? ''),
    photoURL: pictureOf(user.photoURL),
  };
}

export class SessionStore implements SignIn {
  private readonly late = new Late(() => this.start());
  /** During a sign-in: until the API knows them, they are not signed in. */
  private completing = false;
  private present = false;
  /** Registered on this page. */
  private registered: { readonly uid: string; readonly mailSentAt: number } | null = null;
  private readonly publish: (state: SessionState) => void;
  private readonly askCode: AskCode;
  private readonly loadBeforeLogOut: LoadBeforeLogOut;

  constructor(publish: (state: SessionState) => void, askCode: AskCode, loadBeforeLogOut: LoadBeforeLogOut) {
    this.publish = publish;
    this.askCode = askCode;
    this.loadBeforeLogOut = loadBeforeLogOut;
  }

  /** Retries after a failure. */
  load = () => this.late.get();

  private async start(): Promise<LoadedAuth> {
    const firebase = await import('./firebase-auth.ts');
    const auth = await firebase.createAuth();
    firebase.onIdTokenChanged(auth, (user) => void this.tokenChanged(user));
    return { auth, firebase };
  }

  /** Firebase calls this in every tab on sign-in, sign-out, refresh and deletion. */
  private async tokenChanged(user: User | null) {
    if (this.completing) return;
    if (!user) {
      // Only after a session: a visitor's reading positions are not personal.
      if (this.present || accessToken.get()) forgetPerson();
      this.present = false;
      this.publish({ status: 'signed-out', user: null });
      return;
    }
    this.present = true;
    // Offline, tokens cannot be renewed; people stay signed in, and calls fail.
    const token = await user.getIdToken().catch(() => null);
    if (token) accessToken.set(token);
    this.publish({ status: 'signed-in', user: this.personOf(user) });
  }

  private personOf(user: User): CurrentUser {
    const { registered } = this;
    const isNew = registered?.uid === user.uid;
    return { ...currentUserOf(user), ...(isNew && { mailSentAt: registered.mailSentAt }) };
  }

  /** Creates the user record and stores the token: docs/contract.md, "Login and Register". */
  private async complete(signIn: (auth: Auth, firebase: AuthModule) => Promise<void>) {
    const { auth, firebase } = await this.load();
    this.completing = true;
    try {
      await signIn(auth, firebase);
      const user = auth.currentUser;
      if (!user?.email) throw new Error(words['auth.noEmail']());
      const { email } = user;
      // Refreshes the token for the display name just set.
      const idToken = await user.getIdToken(true);
      const body = { email, language: siteLanguage };
      const { token, consent } = await call(accountEndpoints.putUser, { email, body, token: idToken });
      accessToken.set(token);
      this.present = true;
      this.publish({ status: 'signed-in', user: { ...this.personOf(user), ...(consent && { consent }) } });
    } catch (error) {
      // Without a user record nobody is signed in.
      if (auth.currentUser) await firebase.signOut(auth);
      accessToken.set(null);
      this.publish({ status: 'signed-out', user: null });
      throw error;
    } finally {
      this.completing = false;
    }
  }

  signIn(email: string, password: string) {
    return this.complete((auth, firebase) => firebase.signIn(auth, { email, password }, this.askCode));
  }

  register(name: string, email: string, password: string) {
    return this.complete(async (auth, firebase) => {
      await firebase.register(auth, name, email, password);
      if (auth.currentUser) this.registered = { uid: auth.currentUser.uid, mailSentAt: Date.now() };
    });
  }

  signInWithGoogle() {
    return this.complete((auth, firebase) => firebase.signInWithGoogle(auth, this.askCode));
  }

  private async with<T>(work: (loaded: LoadedAuth) => T | Promise<T>): Promise<T> {
    return await work(await this.load());
  }

  signInMethod = () => this.with(({ auth, firebase }) => firebase.signInMethod(auth));
  reauthenticate = (password?: string) =>
    this.with(({ auth, firebase }) => firebase.reauthenticate(auth, password, this.askCode));
  hasSecondStep = () => this.with(({ auth, firebase }) => firebase.hasSecondStep(auth));
  beginSecondStep = () => this.with(({ auth, firebase }) => firebase.beginSecondStep(auth));
  resetPassword = (email: string) => this.with(({ auth, firebase }) => firebase.resetPassword(auth, email));

  async ownAccount() {
    const [{ auth }, { ownAccountOf }] = await Promise.all([this.load(), import('./own-account.ts')]);
    return ownAccountOf(auth, this.askCode);
  }

  private async sendOutbox() {
    if (!isStored('outbox')) return;
    try {
      const [{ auth }, { sendBeforeLogOut }] = await Promise.all([this.load(), this.loadBeforeLogOut()]);
      const user = auth.currentUser;
      if (user) await sendBeforeLogOut(user.uid, () => user.getIdToken());
    } catch {
      // A failure here must not keep anybody signed in.
    }
  }

  async signOut() {
    await this.sendOutbox();
    forgetPerson();
    const { auth, firebase } = await this.load();
    const token = await auth.currentUser?.getIdToken().catch(() => null);
    // Revokes copies of the token too. Does not delay or prevent the log-out.
    if (token) void call(accountEndpoints.endSession, { token }).catch(() => undefined);
    await firebase.signOut(auth);
  }

  async idToken(renew = false) {
    try {
      const { auth } = await this.load();
      return (await auth.currentUser?.getIdToken(renew)) ?? null;
    } catch (error) {
      throw isUnreachable(error) ? new ApiError('network', 0, words['api.unreachable']()) : error;
    }
  }
}
