import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { accessToken } from './access-token.ts';
import { type Session, SessionContext, type SessionState } from './session-context.ts';
import type { LoadBeforeLogOut, SessionStore } from './session-store.ts';
import { useCode } from './use-code.tsx';

type MakeStore = (store: typeof import('./session-store.ts')) => SessionStore;

/**
 * The session's store, which is loaded on the first need only: at once when a token is stored, else when somebody signs
 * in. A visitor's first page knows nothing of it.
 */
class LateStore {
  private loading: Promise<SessionStore> | null = null;
  private readonly make: MakeStore;

  constructor(make: MakeStore) {
    this.make = make;
  }

  get isWanted(): boolean {
    return this.loading !== null;
  }

  /** A failed load may be tried again. */
  get(): Promise<SessionStore> {
    this.loading ??= import('./session-store.ts').then(this.make).catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }
}

function sessionOf(state: SessionState, late: LateStore): Session {
  const by = <T,>(work: (store: SessionStore) => Promise<T>) => late.get().then(work);
  return {
    state,
    // A failure shows when somebody signs in, which tries again.
    prepare: () => void by((store) => store.load()).catch(() => undefined),
    signIn: (email, password) => by((store) => store.signIn(email, password)),
    register: (name, email, password) => by((store) => store.register(name, email, password)),
    signInWithGoogle: () => by((store) => store.signInWithGoogle()),
    signInMethod: () => by((store) => store.signInMethod()),
    reauthenticate: (password) => by((store) => store.reauthenticate(password)),
    secondStep: {
      has: () => by((store) => store.hasSecondStep()),
      begin: () => by((store) => store.beginSecondStep()),
    },
    resetPassword: (email) => by((store) => store.resetPassword(email)),
    signOut: () => by((store) => store.signOut()),
    ownAccount: () => by((store) => store.ownAccount()),
    idToken: async (renew) =>
      accessToken.get() || late.isWanted ? by((store) => store.idToken(renew)) : null,
  };
}

interface SessionProviderProps {
  readonly loadBeforeLogOut: LoadBeforeLogOut;
  readonly children: ReactNode;
}

/** Gives the session to the tree. Prerendered pages say `loading`, so that no page flashes the wrong person's view. */
export function SessionProvider({ loadBeforeLogOut, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({ status: 'loading', user: null });
  const { askCode, codeDialog } = useCode();
  const [late] = useState(
    () => new LateStore(({ SessionStore }) => new SessionStore(setState, askCode, loadBeforeLogOut)),
  );

  useEffect(() => {
    const restore = () => {
      late
        .get()
        .then((store) => store.load())
        .catch(() => setState({ status: 'signed-out', user: null }));
    };
    if (accessToken.get()) restore();
    // Part by part: all of the page is told, and little of it looks different.
    else startTransition(() => setState({ status: 'signed-out', user: null }));
    return accessToken.onSetElsewhere(restore);
  }, [late]);

  const session = useMemo(() => sessionOf(state, late), [state, late]);
  return (
    <SessionContext value={session}>
      {children}
      {codeDialog}
    </SessionContext>
  );
}
