import type { ConsentState } from '@pathshala/contract/accounts/consent';
import { createContext, useContext } from 'react';
import type { OwnAccount } from './own-account.ts';
import type { SignInMethod } from './reauthenticate.ts';
import type { NewSecondStep } from './second-step.ts';

/** The signed-in person: docs/contract.md, "Entities". */
export interface CurrentUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string | null;
  /** What the API said at the sign-in, where the owner asks for a parent's consent. */
  readonly consent?: ConsentState;
  /** Where they have registered on this very page: when the verification mail was sent, milliseconds since 1970. */
  readonly mailSentAt?: number;
}

export type SessionState =
  | { readonly status: 'loading' | 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUser };

/** The signed-in person's second step: a code from an app. */
export interface SecondStep {
  readonly has: () => Promise<boolean>;
  readonly begin: () => Promise<NewSecondStep>;
}

export interface Session {
  readonly state: SessionState;
  /** Loads what signing in needs, so that a popup may still open right at the click. */
  prepare(): void;
  signIn(email: string, password: string): Promise<void>;
  register(name: string, email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /** How the signed-in person can show once more that it is they. */
  signInMethod(): Promise<SignInMethod>;
  /** The same person signs in again; without a password by Google's popup. Throws the provider's own words. */
  reauthenticate(password?: string): Promise<void>;
  readonly secondStep: SecondStep;
  resetPassword(email: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * What the signed-in person can do with their account.
   * @throws Error where nobody is signed in
   */
  ownAccount(): Promise<OwnAccount>;
  /** A fresh ID token for a call; null when nobody is signed in. `renew` fetches one with today's claims. */
  idToken(renew?: boolean): Promise<string | null>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
