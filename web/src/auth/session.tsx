import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { lazyPart, MissingNote } from '../ui/lazy-part.tsx';
import { accessToken } from './access-token.ts';
import type { AskCode } from './second-step.ts';
import { type Session, SessionContext, type SessionState } from './session-context.ts';
import type { LoadBeforeLogOut, SessionStore } from './session-store.ts';

type Answer = (code: string | null) => void;

const CodeDialog = lazyPart<{ readonly onAnswer: Answer }>(
  () => import('./session-store.ts').then(({ loadCodeDialog }) => loadCodeDialog()),
  { missing: ({ onAnswer, ...retry }) => <MissingNote {...retry} onClose={() => onAnswer(null)} /> },
);

export function useCode(): { readonly askCode: AskCode; readonly codeDialog: ReactNode } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const askCode = useCallback<AskCode>(
    () =>
      new Promise((resolve) => {
        setAnswer(() => (code: string | null) => {
          setAnswer(null);
          resolve(code);
        });
      }),
    [],
  );
  const codeDialog = answer && <CodeDialog onAnswer={answer} />;
  return { askCode, codeDialog };
}

type MakeStore = (store: typeof import('./session-store.ts')) => SessionStore;

/** Loaded at once with a stored token, else at sign-in, so that visitors' first pages do not load it. */
class LateStore {
  private loading: Promise<SessionStore> | null = null;
  private readonly make: MakeStore;

  constructor(make: MakeStore) {
    this.make = make;
  }

  get isWanted(): boolean {
    return this.loading !== null;
  }

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
    // Ignored here; sign-in retries and reports it.
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

/** Provides the session. `loading` while prerendering, so that no page flashes another person's view. */
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
    // Rendered as a transition: all of the page depends on it, and little of it changes.
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
