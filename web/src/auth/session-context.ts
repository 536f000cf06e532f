import type { ConsentState } from '@pathshala/contract/accounts/consent';
import { createContext, type ReactNode, useContext } from 'react';
import type { Late } from '../http/late.ts';
import { accessToken } from './access-token.ts';
import type { OwnAccount } from './own-account.ts';
import type { SignInMethod } from './reauthenticate.ts';
import type { NewSecondStep } from './second-step.ts';

export interface CurrentUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string | null;
  /** Consent state at sign-in, if the owner requires consent. */
  readonly consent?: ConsentState;
  /** If registered on this page: when the verification mail was sent, milliseconds since 1970. */
  readonly mailSentAt?: number;
}

export type SessionState =
  | { readonly status: 'loading' | 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUser };

export interface Session {
  readonly state: SessionState;
  /** Preloads sign-in: a popup that does not open directly on click is blocked. */
  prepare(): void;
  signIn(email: string, password: string): Promise<void>;
  register(name: string, email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  signInMethod(): Promise<SignInMethod>;
  /** Without a password by Google's popup. @throws the provider's error */
  reauthenticate(password?: string): Promise<void>;
  hasSecondStep(): Promise<boolean>;
  beginSecondStep(): Promise<NewSecondStep>;
  resetPassword(email: string): Promise<void>;
  signOut(): Promise<void>;
  ownAccount(): Promise<OwnAccount>;
  /** Null if signed out. `renew` refreshes the token with current claims. */
  idToken(renew?: boolean): Promise<string | null>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** What the loaded code does for a session. */
export interface SignIn extends Omit<Session, 'state' | 'prepare'> {
  load(): Promise<unknown>;
}

/** @param late loaded at once with a stored token, else at sign-in, so that visitors' first pages do not load it */
export function sessionOf(state: SessionState, late: Late<SignIn>): Session {
  const by = <T>(work: (store: SignIn) => Promise<T>) => late.get().then(work);
  return {
    state,
    // Ignored here; sign-in retries and reports it.
    prepare: () => void by((store) => store.load()).catch(() => undefined),
    signIn: (email, password) => by((store) => store.signIn(email, password)),
    register: (name, email, password) => by((store) => store.register(name, email, password)),
    signInWithGoogle: () => by((store) => store.signInWithGoogle()),
    signInMethod: () => by((store) => store.signInMethod()),
    reauthenticate: (password) => by((store) => store.reauthenticate(password)),
    hasSecondStep: () => by((store) => store.hasSecondStep()),
    beginSecondStep: () => by((store) => store.beginSecondStep()),
    resetPassword: (email) => by((store) => store.resetPassword(email)),
    signOut: () => by((store) => store.signOut()),
    ownAccount: () => by((store) => store.ownAccount()),
    idToken: async (renew) =>
      late.isWanted || accessToken.get() ? by((store) => store.idToken(renew)) : null,
  };
}

interface SignedInContentProps {
  /** A placeholder of the content's size. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

export function SignedInContent({ loading, children }: SignedInContentProps): ReactNode {
  return useSession().state.status === 'signed-in' ? children : loading;
}
