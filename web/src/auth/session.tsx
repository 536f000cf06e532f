import { pictureOf } from '@pathshala/contract/avatars';
import { normaliseDisplayName } from '@pathshala/contract/display-name';
import { endpoints } from '@pathshala/contract/endpoints';
import { notices } from '@pathshala/contract/messages';
import type { Auth, User } from 'firebase/auth';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../api/client.ts';
import { forgetAnswers, forgetPerson } from '../api/kept-on-device.ts';
import { accessToken } from './access-token.ts';
import { type CurrentUser, type Session, SessionContext, type SessionState } from './session-context.ts';

type AuthModule = typeof import('./firebase-auth.ts');

function currentUserOf(user: User): CurrentUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: normaliseDisplayName(user.displayName ?? ''),
    photoURL: pictureOf(user.photoURL),
  };
}

/**
 * Joins Firebase Auth, the API's user record and the stored access token. Firebase is loaded on the first need only:
 * at once when a token is stored, else when somebody signs in.
 */
class SessionStore {
  private loading: Promise<{ auth: Auth; firebase: AuthModule }> | null = null;
  /** Set while a sign-in is being completed: until the API knows the person they are not yet signed in. */
  private completing = false;
  /** Whether somebody is signed in, as far as this page knows. */
  private present = false;
  private readonly publish: (state: SessionState) => void;

  constructor(publish: (state: SessionState) => void) {
    this.publish = publish;
  }

  /** Loads Firebase Auth once; a failed load may be tried again. */
  load() {
    this.loading ??= this.start().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async start() {
    const firebase = await import('./firebase-auth.ts');
    const auth = await firebase.createAuth();
    firebase.onIdTokenChanged(auth, (user) => void this.tokenChanged(user));
    return { auth, firebase };
  }

  /** Firebase tells every tab of sign-in, sign-out, refresh and a vanished account. */
  private async tokenChanged(user: User | null) {
    if (this.completing) return;
    if (!user) {
      // Only where somebody was: a visitor's place in a lesson is no person's.
      if (this.present || accessToken.get()) forgetPerson();
      this.present = false;
      this.publish({ status: 'signed-out', user: null });
      return;
    }
    this.present = true;
    accessToken.set(await user.getIdToken());
    this.publish({ status: 'signed-in', user: currentUserOf(user) });
  }

  /** Runs a sign-in, then makes the user record and keeps its token: docs/contract.md, "Login and Register". */
  async complete(signIn: (auth: Auth, firebase: AuthModule) => Promise<void>) {
    const { auth, firebase } = await this.load();
    this.completing = true;
    try {
      await signIn(auth, firebase);
      const user = auth.currentUser;
      if (!user?.email) throw new Error('This account has no e-mail address.');
      const { email } = user;
      // A new token carries the display name that registration has just set.
      const idToken = await user.getIdToken(true);
      const { token, consent } = await call(endpoints.putUser, { email, body: { email }, token: idToken });
      accessToken.set(token);
      this.present = true;
      this.publish({ status: 'signed-in', user: { ...currentUserOf(user), ...(consent && { consent }) } });
    } catch (error) {
      // Nothing half done: without its record an account is not signed in.
      if (auth.currentUser) await firebase.signOut(auth);
      accessToken.remove();
      this.publish({ status: 'signed-out', user: null });
      throw error;
    } finally {
      this.completing = false;
    }
  }

  async signOut() {
    forgetPerson();
    const { auth, firebase } = await this.load();
    const token = await auth.currentUser?.getIdToken().catch(() => null);
    // So that a copy of the token is worth nothing either. Nobody waits for it, or stays signed in, when it fails.
    if (token) void call(endpoints.endSession, { token }).catch(() => undefined);
    await firebase.signOut(auth);
  }

  async ownAccount() {
    const [{ auth }, { ownAccountOf }] = await Promise.all([this.load(), import('./own-account.ts')]);
    if (!auth.currentUser) throw new Error(notices.noUserLoggedIn);
    return ownAccountOf(auth.currentUser);
  }

  async idToken(renew = false) {
    if (!accessToken.get() && !this.loading) return null;
    const { auth } = await this.load();
    return (await auth.currentUser?.getIdToken(renew)) ?? null;
  }
}

/** Gives the session to the tree. Prerendered pages say `loading`, so that no page flashes the wrong person's view. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading', user: null });
  const [store] = useState(() => new SessionStore(setState));

  useEffect(() => {
    const restore = () => {
      store.load().catch(() => setState({ status: 'signed-out', user: null }));
    };
    if (accessToken.get()) restore();
    else setState({ status: 'signed-out', user: null });
    return accessToken.onSetElsewhere(restore);
  }, [store]);

  const { cache } = useSWRConfig();
  const uid = state.user?.uid;
  useEffect(() => (uid === undefined ? undefined : () => forgetAnswers(cache)), [uid, cache]);

  const session = useMemo<Session>(
    () => ({
      state,
      // A failure shows when somebody signs in, which tries again.
      prepare: () => void store.load().catch(() => undefined),
      signIn: (email, password) => store.complete((auth, firebase) => firebase.signIn(auth, email, password)),
      register: (name, email, password) =>
        store.complete((auth, firebase) => firebase.register(auth, name, email, password)),
      signInWay: async () => {
        const { auth, firebase } = await store.load();
        return firebase.signInWay(auth);
      },
      reauthenticate: async (password) => {
        const { auth, firebase } = await store.load();
        await firebase.signInAgain(auth, password);
      },
      signInWithGoogle: () => store.complete((auth, firebase) => firebase.signInWithGoogle(auth)),
      resetPassword: async (email) => {
        const { auth, firebase } = await store.load();
        await firebase.resetPassword(auth, email);
      },
      signOut: () => store.signOut(),
      ownAccount: () => store.ownAccount(),
      idToken: (renew) => store.idToken(renew),
    }),
    [state, store],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
